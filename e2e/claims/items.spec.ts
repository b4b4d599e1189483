import { expectAccessible } from '../kit/looks/axe.ts';
import { expect, test } from '../kit/portal.ts';
import { countSent } from '../kit/sending.ts';
import { itemsPage } from '../pages/items.ts';
import { signInPage } from '../pages/signInPage.ts';

const patch = { method: 'PATCH', path: '/platform/items/*' };

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
  await expect(dialog.getByRole('alert').getByRole('listitem')).toHaveText(['Fill this in.']);
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
