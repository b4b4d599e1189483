import { createInsurerClient } from '../kit/insurer.ts';
import { expect, test } from '../kit/portal.ts';
import { passengers, readPassengerNames } from '../pages/passengers.ts';
import { signInPage } from '../pages/signInPage.ts';

const reading = { method: 'GET', path: '/travel/passengers' };
const names = (...first: string[]) => first.map((name) => `${name} Berg`);

test('keeps both changes when a customer and their agent edit different fields of a passenger', async ({
  page,
  context,
  portal,
}) => {
  const own = passengers(page);
  await own.open(portal, 'anna@sky.test');
  await own.edit('Dora Berg').click();
  await own.field('First name').fill('Dorothea');

  const other = await context.newPage();
  const agents = passengers(other);
  await agents.open(portal, 'agent@sky.test');
  await agents.edit('Dora Berg').click();
  await agents.field('Mobile number').fill('+44 7700 900456');
  await agents.save.click();
  await expect(signInPage(other).notice).toContainText('Passenger details saved.');

  await own.save.click();
  await expect(signInPage(page).notice).toContainText('Passenger details saved.');
  await expect(own.person('Dorothea Berg')).toContainText('+44 7700 900456');
  const held = await createInsurerClient(portal, 'anna@sky.test').passengers();
  expect(held.find(({ name }) => name === 'Dorothea')).toMatchObject({ mobilePhoneNumber: '+447700900456' });
  expect(held).toHaveLength(4);
});

test('keeps the later change in both tabs when they edit the same field', async ({ page, context, portal }) => {
  const first = passengers(page);
  await first.open(portal, 'anna@sky.test');
  const second = passengers(await context.newPage());
  await second.open(portal, 'anna@sky.test');
  for (const { edit, field } of [first, second]) {
    await edit('Dora Berg').click();
    await field('First name').fill('Dorothea');
  }
  await second.field('First name').fill('Dorothee');

  await first.save.click();
  await expect(first.person('Dorothea Berg')).toBeVisible();
  await second.save.click();
  await expect(second.person('Dorothee Berg')).toBeVisible();
  expect(await readPassengerNames(portal, 'anna@sky.test')).toEqual(names('Anna', 'Ben', 'Carla', 'Dorothee'));
  await page.reload();
  await expect(first.person('Dorothee Berg')).toBeVisible();
});

test('hides a deleted passenger while the list is read again slowly, and if that fails', async ({
  page,
  portal,
  faults,
}) => {
  const { open, remove, confirm, people, person } = passengers(page);
  const list = page.locator('main [data-dataset=PASSENGERS]');
  await open(portal, 'anna@sky.test');
  await remove('Ben Berg').click();
  await faults.raise({ ...reading, hold: true });
  await confirm.click();

  await expect(signInPage(page).notice).toContainText('Passenger deleted.');
  await expect(people).toHaveCount(3);
  await expect(list).toHaveAttribute('data-state', 'refreshing');
  await expect(person('Ben Berg')).toHaveCount(0);
  await expect(remove('Dora Berg')).toBeEnabled();
  await faults.release();
  await expect(list).toHaveAttribute('data-state', 'loaded');
  await expect(people).toHaveCount(3);

  await remove('Dora Berg').click();
  await faults.raise({ ...reading, code: 'VENDOR_ERROR' });
  await confirm.click();
  await expect(list).toHaveAttribute('data-state', 'stale');
  await expect(people).toHaveCount(2);
  expect(await readPassengerNames(portal, 'anna@sky.test')).toEqual(names('Anna', 'Carla'));
});
