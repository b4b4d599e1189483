import { createInsurerClient } from '../kit/insurer.ts';
import { createKeyboard } from '../kit/keyboard.ts';
import { expectAccessible } from '../kit/looks/axe.ts';
import { expect, test } from '../kit/portal.ts';
import { countSent } from '../kit/sending.ts';
import { luggage, readBagReferences } from '../pages/luggage.ts';
import { openWithSession, signInPage } from '../pages/signInPage.ts';

const path = '/travel/luggage/lost/bags';
const [create, patch, remove] = [
  { method: 'POST', path },
  { method: 'PATCH', path: `${path}/*` },
  { method: 'DELETE', path: `${path}/*` },
];
const [trolley, duffel, guitar] = ['LHRVO10049', 'LHRVO10050', 'LHRVO10051'] as const;

test('lists lost bags, each with its own page', async ({ page, portal }) => {
  const { bags, bag } = luggage(page);
  await openWithSession(page, portal, 'vera@voyage.test');
  await page.getByRole('link', { name: 'All lost bags' }).click();

  await expect(page).toHaveURL(/\/luggage$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Lost luggage' })).toBeFocused();
  await expect(bags).toHaveCount(3);
  await expect(bag(trolley)).toContainText('Sun 9 Mar, 18:45, local time');
  await expect(bag(trolley)).toContainText('2031-03-09 17:45 UTC');
  await expect(bag(duffel)).toContainText('Details updated');

  await page.getByRole('link', { name: `${duffel}: details` }).click();
  await expect(page.getByRole('heading', { level: 1, name: duffel })).toBeFocused();
  await expect(page.getByText('Blue duffel bag with a name tag')).toBeVisible();
  await expect(page.locator('main [data-machine=viewBag]')).toHaveAttribute('data-state', 'shown');
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Luggage' }).click();
  await expect(bags).toHaveCount(3);
});

test('reports a bag once by keyboard, whatever happens to the answer', async ({ page, portal, faults }) => {
  const { open, add, field, report, dialog, bag } = luggage(page);
  const { told, notice } = signInPage(page);
  const { tabTo } = createKeyboard(page);
  const sent = countSent(page, 'CreateBag');
  await open(portal);

  await tabTo(add);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await field('Reference (PIR)').fill('!FAILED_VALIDATION');
  await field('Date reported').fill('2031-03-12');
  await field('Description').fill('x'.repeat(1_001));
  await report.click();
  await expect(dialog.getByRole('alert').getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page);
  await field('Date reported').fill('2031-03-10');
  await field('Time reported').fill('08:30');
  await field('Description').fill('Red, four wheels');
  await report.click();
  await expect(dialog.getByRole('alert').getByRole('listitem')).toHaveCount(1);
  await expect(field('Description')).toHaveValue('Red, four wheels');

  await field('Reference (PIR)').fill(trolley);
  await report.click();
  await expect(dialog.locator(told)).toContainText('You’ve already added this.');
  await field('Reference (PIR)').fill('!FLIGHT_NOT_FOUND');
  await report.click();
  await expect(dialog.locator(told)).toContainText('We can’t find this flight any more.');

  await field('Reference (PIR)').fill('OSLVO20001');
  await field('Flight it was lost on').selectOption('VO113: London to Madrid, Sun 9 Mar');
  await faults.raise({ ...create, lost: true });
  await report.click();
  await expect(dialog.locator(told)).toContainText('answer');
  await expect(field('Reference (PIR)')).toHaveValue('OSLVO20001');
  await faults.raise({ ...create, hold: true });
  await report.dblclick();
  await expect(report).toHaveAttribute('aria-busy', 'true');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await faults.release();

  await expect(notice).toContainText('Lost bag reported.');
  await expect(dialog).toHaveCount(0);
  await expect(add).toBeFocused();
  expect(sent()).toBe(5);
  await expect(bag('OSLVO20001')).toContainText('Mon 10 Mar, 08:30, local time');
  expect(await readBagReferences(portal)).toEqual([trolley, duffel, guitar, 'OSLVO20001']);
});

test('saves the changes of a bag and shows them', async ({ page, portal, faults }) => {
  const { open, edit, menu, field, save, dialog, bag } = luggage(page);
  const { told, notice } = signInPage(page);
  const sent = countSent(page, 'UpdateBag');
  await open(portal);

  await edit(trolley);
  await expect(field('Reference (PIR)')).toHaveValue(trolley);
  await save.click();
  await expect(dialog).toHaveCount(0);
  await expect(menu(trolley)).toBeFocused();
  expect(sent()).toBe(0);

  await edit(trolley);
  await field('Description').fill('Black trolley, blue ribbon');
  await faults.raise({ ...patch, lost: true });
  await save.click();
  await expect(dialog.locator(told)).toContainText('answer');
  await expect(field('Description')).toHaveValue('Black trolley, blue ribbon');
  await save.click();
  await expect(notice).toContainText('Bag details saved.');
  await expect(menu(trolley)).toBeFocused();
  await expect(bag(trolley)).toContainText('Details updated');

  await edit(guitar);
  await field('Description').fill('A guitar');
  await save.click();
  await expect(dialog.locator(told)).toContainText('A request for this bag is still open');
  await expect(field('Description')).toHaveValue('A guitar');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard' }).click();

  await page.getByRole('link', { name: `${trolley}: details` }).click();
  await expect(page.getByText('Black trolley, blue ribbon')).toBeVisible();
  const held = await createInsurerClient(portal, 'vera@voyage.test').bags();
  expect(held.find(({ pir }) => pir === trolley)).toMatchObject({ description: 'Black trolley, blue ribbon' });
});

test('removes the flight and the picture when they are cleared', async ({ page, portal, faults }) => {
  const { open, edit, field, save, dialog } = luggage(page);
  const { told, notice } = signInPage(page);
  const facts = page.getByRole('region', { name: 'Bag' });
  const flight = 'Flight it was lost on';
  await open(portal);
  await edit(trolley);
  await field(flight).selectOption({ index: 1 });
  await save.click();
  await expect(notice).toContainText('Bag details saved.');
  await page.getByRole('link', { name: `${trolley}: details` }).click();
  await expect(facts.getByRole('link')).toHaveCount(1);

  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(field(flight)).not.toHaveValue('');
  await field(flight).selectOption('');
  await field('Description').fill('');
  await faults.raise({ ...patch, lost: true });
  await save.click();
  await expect(dialog.locator(told)).toContainText('answer');
  await expect(field(flight)).toHaveValue('');
  await save.click();
  await expect(dialog).toHaveCount(0);
  await expect(facts.getByRole('link')).toHaveCount(0);
  await page.reload();
  await expect(page.locator('main [data-machine=viewBag]')).toHaveAttribute('data-state', 'shown');
  await expect(facts.getByRole('link')).toHaveCount(0);
  await expect(page.getByText('What it looks like')).toHaveCount(0);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(field(flight)).toHaveValue('');
  await expect(field('Description')).toHaveValue('');
});

test('deletes a bag once after asking, but not while a resolution is pending', async ({ page, portal, faults }) => {
  const { open, remove: ask, confirm, keep, menu, dialog, bags } = luggage(page);
  const { told, notice } = signInPage(page);
  await open(portal);

  await ask(duffel);
  await expect(page.getByRole('dialog', { name: `Delete bag ${duffel}?` })).toBeVisible();
  await expect(keep).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(menu(duffel)).toBeFocused();

  await ask(duffel);
  await faults.raise({ ...remove, lost: true });
  await confirm.click();
  await expect(page.getByRole('dialog', { name: `Bag ${duffel} may have been deleted already` })).toBeVisible();
  await expect(dialog.locator(told)).toContainText('answer');
  await expect(keep).toHaveCount(0);
  await confirm.click();
  await expect(notice).toContainText('Bag deleted.');
  await expect(bags).toHaveCount(2);
  // The focus moves to the bag in its place.
  await expect(page.locator('li:focus [data-bag]')).toHaveCount(1);

  await ask(guitar);
  await confirm.click();
  await expect(page.getByRole('dialog', { name: `Bag ${guitar} can’t be deleted yet` })).toBeVisible();
  await dialog.getByRole('button', { name: 'Back' }).click();
  expect(await readBagReferences(portal)).toEqual([trolley, guitar]);
});

test('reports a bag that no longer exists', async ({ page, portal }) => {
  const { open, edit, field, save, bags } = luggage(page);
  await open(portal);
  const insurer = createInsurerClient(portal, 'vera@voyage.test');
  const bag = (await insurer.bags()).find(({ pir }) => pir === duffel);
  await insurer.remove(`${path}/${bag?.bagId}`);

  await edit(duffel);
  await field('Description').fill('Found by nobody');
  await save.click();
  await expect(signInPage(page).notice).toContainText('We can’t find this bag any more.');
  await expect(bags).toHaveCount(2);
});

test('keeps a bag on screen if it cannot be read, and retries on request', async ({ page, portal, faults }) => {
  const { open } = luggage(page);
  await open(portal);
  await faults.raise({ method: 'GET', path: `${path}/*`, code: 'VENDOR_ERROR', times: 2 });
  await page.getByRole('link', { name: `${duffel}: details` }).click();
  const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  await expect(page.getByText('Blue duffel bag with a name tag')).toBeVisible();

  // Reloading drops the bag that the list provides.
  await faults.raise({ method: 'GET', path, hold: true });
  await page.reload();
  await expect(page.getByText('We couldn’t load this bag.')).toBeVisible();
  await expectAccessible(page);
  await faults.release();
  await retry.click();
  await expect(page.getByText('Blue duffel bag with a name tag')).toBeVisible();
});
