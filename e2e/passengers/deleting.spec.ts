import { createInsurerClient } from '../kit/insurer.ts';
import { createKeyboard } from '../kit/keyboard.ts';
import { expectAccessible } from '../kit/looks/axe.ts';
import { expect, test } from '../kit/portal.ts';
import { countSent, unready } from '../kit/sending.ts';
import { passengers, readPassengerNames } from '../pages/passengers.ts';
import { signInPage } from '../pages/signInPage.ts';

const remove = { method: 'DELETE', path: '/travel/passengers/*' };
const everybody = ['Anna Berg', 'Ben Berg', 'Carla Berg', 'Dora Berg'];

test('deletes a passenger after asking, by keyboard', async ({ page, portal }) => {
  const { open, remove: button, confirm, keep, dialog, people } = passengers(page);
  const { tabTo } = createKeyboard(page);
  await open(portal, 'anna@sky.test');

  await tabTo(button('Ben Berg'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Delete Ben Berg?' })).toBeVisible();
  await expect(keep).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(button('Ben Berg')).toBeFocused();

  await page.keyboard.press('Enter');
  await tabTo(confirm);
  await page.keyboard.press('Enter');

  await expect(signInPage(page).notice).toContainText('Passenger deleted.');
  await expect(people).toHaveCount(3);
  // The focus moves to the line in its place.
  await expect(page.locator('li:focus')).toContainText('Carla Berg');
  expect(await readPassengerNames(portal, 'anna@sky.test')).toEqual(everybody.filter((name) => name !== 'Ben Berg'));
});

test('deletes a passenger once, whatever happens to the answer', async ({ page, portal, faults }) => {
  const { open, remove: button, confirm, keep, dialog, people } = passengers(page);
  const sent = countSent(page, 'DeletePassenger');
  await open(portal, 'anna@sky.test');
  await button('Ben Berg').click();
  await faults.raise({ ...remove, lost: true });
  await confirm.click();

  await expect(dialog.locator(signInPage(page).told)).toContainText('answer');
  await expect(page.getByRole('dialog', { name: 'Ben Berg may have been deleted' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeVisible();
  await expect(keep).toHaveCount(0);
  await expectAccessible(page);
  await expect(people).toHaveCount(3);
  await confirm.click();
  await expect(signInPage(page).notice).toContainText('Passenger deleted.');
  await expect(dialog).toHaveCount(0);

  await button('Dora Berg').click();
  await faults.raise({ ...remove, hold: true });
  await confirm.dblclick();
  await expect(confirm).toHaveAttribute('aria-busy', 'true');
  await keep.click(unready);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await faults.release();
  await expect(dialog).toHaveCount(0);
  expect(sent()).toBe(3);
  expect(await readPassengerNames(portal, 'anna@sky.test')).toEqual(['Anna Berg', 'Carla Berg']);
});

test('does not offer to delete a passenger on a trip that is not over, and names the trip', async ({
  page,
  portal,
}) => {
  const { open, remove: button, people } = passengers(page);
  await open(portal, 'anna@sky.test');

  await expect(button('Carla Berg')).toHaveAttribute('aria-disabled', 'true');
  await expect(button('Carla Berg')).toHaveAccessibleDescription('Can be deleted once these trips are over.');
  await expect(people.filter({ hasText: 'Carla Berg' }).getByRole('link', { name: /^Oslo to London/ })).toBeVisible();
  await expect(button('Ben Berg')).toBeEnabled();
  await expectAccessible(page);
});

test('reports a passenger who was deleted on another device', async ({ page, portal }) => {
  const { open, edit, field, save, dialog, people } = passengers(page);
  await open(portal, 'anna@sky.test');
  const insurer = createInsurerClient(portal, 'anna@sky.test');
  const gone = (await insurer.passengers()).filter(({ name }) => ['Ben', 'Dora'].includes(name));
  for (const { passengerId } of gone) await insurer.remove(`/travel/passengers/${passengerId}`);

  await edit('Ben Berg').click();
  await field('First name').fill('Benno');
  await save.click();
  await expect(signInPage(page).notice).toContainText('We can’t find this passenger any more.');
  await expect(dialog).toHaveCount(0);
  await expect(people).toHaveText([/Anna Berg/, /Carla Berg/]);
});
