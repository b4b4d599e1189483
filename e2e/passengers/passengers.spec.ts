import { expectAccessible } from '../kit/looks/axe.ts';
import { expect, test } from '../kit/portal.ts';
import { passengers } from '../pages/passengers.ts';
import { openWithSession } from '../pages/signInPage.ts';

test('shows passengers, their phone numbers and their insured trips', async ({ page, portal }) => {
  const { people, person } = passengers(page);
  await openWithSession(page, portal, 'anna@sky.test');
  await page.getByRole('link', { name: 'All passengers' }).click();

  await expect(page).toHaveURL(/\/passengers$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Passengers' })).toBeFocused();
  await expect(people).toHaveCount(4);
  await expect(people.first()).toContainText('+1 555 010 0001');
  await expect(person('Ben Berg')).toContainText('No upcoming trips');
  await person('Carla Berg').getByRole('link').click();
  await expect(page.getByRole('region', { name: 'Who is covered' })).toContainText('Carla Berg');

  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Passengers' }).click();
  await expect(people).toHaveCount(4);
});

test('invites a customer without trips to insure one, and without passengers to add one', async ({ page, portal }) => {
  await portal.pull('POST', 'reset', { seed: 'empty' });
  await openWithSession(page, portal, 'anna@sky.test', '/insurance');
  const { add, people, dialog, field } = passengers(page);

  await expect(page.getByRole('heading', { level: 2, name: 'Where are you going next?' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Passengers' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Who’s travelling with you?' })).toBeVisible();
  await add.click();
  for (const [label, text] of [
    ['First name', 'Ida'],
    ['Last name', 'Berg'],
    ['Mobile number', '+44 7700 900123'],
  ] as const)
    await field(label).fill(text);
  await dialog.getByRole('button', { name: 'Add this passenger' }).click();
  await expect(people).toHaveText([/Ida Berg\+44 7700 900123/]);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('shows passengers before the trips have loaded, and shifts nothing when they do', async ({
  page,
  portal,
  faults,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { people, person, add } = passengers(page);
  const list = page.locator('main [data-dataset=PASSENGERS]');
  await faults.raise({ method: 'GET', path: '/travel/trips', hold: true });
  await openWithSession(page, portal, 'anna@sky.test', '/passengers');
  await expect(list).toHaveAttribute('data-state', 'loaded');
  await expect(add).toBeVisible();
  await expect(people).toHaveCount(4);
  const before = await list.boundingBox();

  await faults.release();
  await expect(person('Carla Berg').getByRole('link')).toHaveCount(1);
  expect((await list.boundingBox())?.y).toBe(before?.y);
});
