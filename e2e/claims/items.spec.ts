import { expectAccessible } from '../kit/looks/axe.ts';
import { expect, test } from '../kit/portal.ts';
import { countSent } from '../kit/sending.ts';
import { itemsPage } from '../pages/items.ts';
import { followLink, signInPage } from '../pages/signInPage.ts';

const patch = { method: 'PATCH', path: '/platform/items/*' };
const remove = { method: 'DELETE', path: '/platform/items/*' };

test('says anew what is insured, once, though the answer was lost', async ({ page, portal, faults }) => {
  const { open, choose, field, press, dialog, item, menu } = itemsPage(page);
  const { notice } = signInPage(page);
  const sent = countSent(page, 'UpdateItem');
  await open(portal, 'berta@harvest.test');

  await choose('Bakery', 'Edit');
  await expect(field('Name')).toHaveValue('Bakery');
  await expectAccessible(page);
  await press('Save').click();
  await expect(dialog).toHaveCount(0);
  expect(sent()).toBe(0);
  await expect(menu('Bakery')).toBeFocused();

  await choose('Bakery', 'Edit');
  await field('Name').fill('');
  await press('Save').click();
  await expect(dialog.getByRole('alert').getByRole('listitem')).toHaveText(['Enter its name.']);
  await field('Name').fill('!FAILED_VALIDATION');
  await press('Save').click();
  await expect(field('Name')).toHaveAttribute('aria-invalid', 'true');
  expect(sent()).toBe(1);

  await field('Name').fill('Old bakery');
  await field('Address').fill('21 Mill Lane, Leeds');
  await faults.raise({ ...patch, lost: true });
  await press('Save').click();
  await expect(dialog.locator('[data-told]')).toContainText('answer');
  await expect(item('Old bakery')).toHaveCount(1);
  await press('Save').click();

  await expect(notice).toContainText('What is insured is saved.');
  await expect(item('Old bakery')).toContainText('21 Mill Lane, Leeds');
  await expect(page.locator('[data-claim="CL-02"]')).toContainText('Old bakery');
});

test('may be looked at by who may only read, and says why nothing can be changed', async ({ page, portal }) => {
  const { open, menu } = itemsPage(page);
  await open(portal, 'readonly@harvest.test');

  await expect(menu('Florist')).toHaveAccessibleDescription('You can look at what is insured, but not change it.');
  await expect(menu('Florist')).toHaveAttribute('aria-disabled', 'true');
  await expectAccessible(page);
});

test('is cancelled once it was asked twice, and is nobody else’s doing where the answer was lost', async ({
  page,
  portal,
  faults,
}) => {
  const { open, choose, press, dialog, item, card } = itemsPage(page);
  const { notice } = signInPage(page);
  const sent = countSent(page, 'DeleteItem');
  await open(portal, 'nora@harvest.test');

  await choose('Warehouse', 'Cancel the insurance');
  await expect(dialog).toContainText('Its cover ends at once');
  await expect(dialog).toContainText('77 Dock Road, Hull');
  await expect(dialog.getByRole('link')).toHaveCount(2);
  await expectAccessible(page);
  await press('Cancel this insurance').click();
  await expect(dialog).toContainText('Warehouse won’t be insured any more.');
  await press('No, keep it').click();
  await press('Keep it').click();
  await expect(dialog).toHaveCount(0);
  expect(sent()).toBe(0);

  await choose('Warehouse', 'Cancel the insurance');
  await press('Cancel this insurance').click();
  await faults.raise({ ...remove, lost: true });
  await press('Yes, cancel it').click();
  await expect(notice).toContainText('Your insurance is cancelled.');
  await expect(item('Warehouse')).toHaveCount(0);
  await expect(card).toContainText('Nothing is insured yet.');
  expect(sent()).toBe(1);
  await page.reload();
  await expect(card).toContainText('Nothing is insured yet.');
});

test('is not cancelled while a claim for it is open, and says which', async ({ page, portal }) => {
  const { choose, open, press, dialog, item } = itemsPage(page);
  await open(portal, 'berta@harvest.test');

  await choose('Corner shop', 'Cancel the insurance');
  await press('Cancel this insurance').click();
  await press('Yes, cancel it').click();
  await expect(dialog).toContainText('Corner shop can’t be cancelled yet');
  await expect(dialog).toContainText('Still open: claims CL-01, CL-04, CL-07, and CL-13.');
  await expectAccessible(page);
  await press('Back to what is insured').click();
  await expect(item('Corner shop')).toHaveCount(1);
});

test('is changed and cancelled by an agent for their customer, too', async ({ page, portal }) => {
  const { choose, field, press, item } = itemsPage(page);
  await followLink(page, portal, 'nora@harvest.test', 'agent@harvest.test');
  await page.goto(portal.url('harvest', '/insurance'));

  await choose('Warehouse', 'Edit');
  await field('Name').fill('Old warehouse');
  await press('Save').click();
  await expect(item('Old warehouse')).toHaveCount(1);
  await choose('Old warehouse', 'Cancel the insurance');
  await press('Cancel this insurance').click();
  await press('Yes, cancel it').click();
  await expect(item('Old warehouse')).toHaveCount(0);
});
