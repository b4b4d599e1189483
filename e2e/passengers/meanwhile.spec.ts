import { expect, test } from '../kit/portal.ts';
import { passengers } from '../pages/passengers.ts';
import { signInPage } from '../pages/signInPage.ts';

const reading = { method: 'GET', path: '/travel/passengers' };
const names = (...first: string[]) => first.map((name) => `${name} Berg`);

test('what a customer and their agent change of the same passenger stays, each what they changed', async ({
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
  await agents.field('Mobile phone number').fill('+44 7700 900456');
  await agents.save.click();
  await expect(signInPage(other).notice).toContainText('The passenger’s details are saved.');

  await own.save.click();
  await expect(signInPage(page).notice).toContainText('The passenger’s details are saved.');
  await expect(own.person('Dorothea Berg')).toContainText('+44 7700 900456');
  await agents.areAfterwards(names('Anna', 'Ben', 'Carla', 'Dorothea'));
  await expect(agents.person('Dorothea Berg')).toContainText('+44 7700 900456');
});

test('of the same that two tabs change otherwise the last counts, in both', async ({ page, context, portal }) => {
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
  await first.areAfterwards(names('Anna', 'Ben', 'Carla', 'Dorothee'));
});

test('whoever was deleted stays away while the list is read again slowly, and if it fails', async ({
  page,
  portal,
  faults,
}) => {
  const { open, remove, confirm, people, person, areAfterwards } = passengers(page);
  const list = page.locator('main [data-dataset=PASSENGERS]');
  await open(portal, 'anna@sky.test');
  await remove('Ben Berg').click();
  await faults.raise({ ...reading, hold: true });
  await confirm.click();

  await expect(signInPage(page).notice).toContainText('The passenger is deleted.');
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
  await areAfterwards(names('Anna', 'Carla'));
});

test('a phone that is typed and taken out again is none; one that is there says that there must be one', async ({
  page,
  portal,
}) => {
  const { open, edit, field, save, dialog, person } = passengers(page);
  const phone = 'Mobile phone number';
  await open(portal, 'anna@sky.test');
  await edit('Dora Berg').click();
  await field(phone).fill('+44 7700 900456');
  await field(phone).fill('');
  await field('First name').fill('Dorothea');
  await save.click();
  await expect(signInPage(page).notice).toContainText('The passenger’s details are saved.');
  await page.reload();
  await expect(person('Dorothea Berg')).toContainText('No phone number');

  await edit('Anna Berg').click();
  await field(phone).fill('');
  await save.click();
  await expect(dialog.getByRole('alert').getByRole('listitem')).toHaveText(['Enter a phone number.']);
  await page.reload();
  await expect(person('Anna Berg')).toContainText('+1 555 010 0001');
});
