import { expectToFit } from '../kit/looks/layout.ts';
import { expect, test } from '../kit/portal.ts';
import { enter } from '../pages/signInPage.ts';

const path = '/resolution/select';

test('lists disrupted flights with links at the address without a disruption', async ({ page, portal }) => {
  await enter(page, portal, 'anna@sky.test', path);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Your disruptions' })).toBeVisible();

  for (const flight of ['SK102', 'SK107', 'SK109', 'SK118'])
    await expect(main.getByRole('link', { name: `See your options for flight ${flight}` })).toBeVisible();
  await expect(main.getByRole('link', { name: /^See your options/ })).toHaveCount(4);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectToFit(page);
  await main.getByRole('link', { name: 'See your options for flight SK102' }).click();
  await expect(page).toHaveURL(/category=FLIGHT/);
  await expect(main).toContainText('SK102 is 3 h late');
  await page.goBack();
  await expect(main.getByRole('heading', { level: 1, name: 'Your disruptions' })).toBeVisible();
});

test('lists lost bags for customers with luggage cover', async ({ page, portal }) => {
  await enter(page, portal, 'vera@voyage.test', path);
  await page
    .getByRole('region', { name: 'Lost bags' })
    .getByRole('link', { name: /^See your options/ })
    .first()
    .click();
  await expect(page).toHaveURL(/category=LUGGAGE&bagId=/);
});

test('says why nothing is listed and what to do', async ({ page, portal }) => {
  await enter(page, portal, 'bare@sky.test', path);
  const flights = page.getByRole('region', { name: 'Delayed and cancelled flights' });
  await expect(flights).toContainText('We don’t know of any delayed or cancelled flights on your trips');
  await flights.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'My insurances' })).toBeVisible();
});

test('lists the monitored items of a business', async ({ page, portal }) => {
  await enter(page, portal, 'berta@harvest.test', path);
  await page.getByRole('region', { name: 'What we monitor for you' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/category=ITEM&itemId=[\w-]+&monitorId=/);
});
