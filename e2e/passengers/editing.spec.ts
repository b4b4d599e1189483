import { expectAccessible } from '../kit/looks/axe.ts';
import { expect, test } from '../kit/portal.ts';
import { countSent, unready } from '../kit/sending.ts';
import { passengers, readPassengerNames } from '../pages/passengers.ts';
import { signInPage } from '../pages/signInPage.ts';

const patch = { method: 'PATCH', path: '/travel/passengers/*' };

test('discards input only after asking, and closes untouched forms at once', async ({ page, portal }) => {
  const { open, edit, field, dialog } = passengers(page);
  const question = page.getByRole('dialog', { name: 'Discard what you entered?' });
  await open(portal, 'anna@sky.test');

  await edit('Carla Berg').click();
  await field('First name').fill('Karla');
  await page.mouse.click(4, 4);
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Keep going' }).click();
  await expect(field('First name')).toHaveValue('Karla');
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(edit('Carla Berg')).toBeFocused();

  await edit('Carla Berg').click();
  await expect(field('First name')).toHaveValue('Carla');
  await page.keyboard.press('Escape');
  await expect(edit('Carla Berg')).toBeFocused();
});

test("saves a passenger's changes once and shows them on their trips", async ({ page, portal, faults }) => {
  const { open, edit, field, save, dialog, person } = passengers(page);
  const { notice } = signInPage(page);
  const sent = countSent(page, 'UpdatePassenger');
  await open(portal, 'anna@sky.test');

  await edit('Carla Berg').click();
  await expect(field('First name')).toHaveValue('Carla');
  await save.click();
  await expect(dialog).toHaveCount(0);
  expect(sent()).toBe(0);

  await edit('Carla Berg').click();
  await field('Last name').fill('R2D2');
  await save.click();
  await expect(dialog.getByRole('alert').getByRole('listitem')).toHaveText([
    'Last name: Use letters, spaces, hyphens, and apostrophes only.',
  ]);
  await expectAccessible(page);
  await field('Last name').fill('van Berg');
  await faults.raise({ ...patch, hold: true });
  await save.dblclick();
  await expect(save).toHaveAttribute('aria-busy', 'true');
  await page.keyboard.press('Escape');
  await save.click(unready);
  await expect(field('Last name')).toHaveValue('van Berg');
  await faults.release();

  await expect(notice).toContainText('Passenger details saved.');
  await expect(edit('Carla van Berg')).toBeFocused();
  expect(sent()).toBe(1);
  await person('Carla van Berg').getByRole('link').click();
  await expect(page.getByRole('region', { name: 'Who is covered' })).toContainText('Carla van Berg');
  expect(await readPassengerNames(portal, 'anna@sky.test')).toContain('Carla van Berg');
});

test('keeps the input when the insurer refuses or does not answer', async ({ page, portal, faults }) => {
  const { open, edit, field, save, dialog } = passengers(page);
  const { notice, told } = signInPage(page);
  await open(portal, 'anna@sky.test');
  await edit('Dora Berg').click();

  await field('First name').fill('Ben');
  await save.click();
  await expect(dialog.locator(told)).toContainText('This passenger is already in your list.');
  await expect(field('First name')).toHaveValue('Ben');

  const phone = field('Mobile number');
  await field('First name').fill('Dorothea');
  await phone.fill('+1 555 010 0400');
  await save.click();
  await expect(dialog.locator(told)).toContainText('Add the country code to the phone number');
  await phone.fill('+1 555 010 0401');
  await save.click();
  await expect(dialog.locator(told)).toHaveCount(0);
  await expect(dialog.getByRole('alert').getByRole('listitem')).toHaveText([/^We don’t have a mobile number/]);
  await phone.fill('');

  await field('First name').fill('Dorothea');
  await faults.raise({ ...patch, lost: true });
  await save.click();
  await expect(dialog.locator(told)).toContainText('answer');
  await expect(field('First name')).toHaveValue('Dorothea');
  await expect(page.locator('[data-passenger]', { hasText: 'Dorothea' })).toHaveCount(1);
  await save.click();

  await expect(dialog).toHaveCount(0);
  await expect(notice).toContainText('Passenger details saved.');
  expect(await readPassengerNames(portal, 'anna@sky.test')).toEqual([
    'Anna Berg',
    'Ben Berg',
    'Carla Berg',
    'Dorothea Berg',
  ]);
});
