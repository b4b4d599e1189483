import { expectToFit } from '../kit/looks/layout.ts';
import { expect, test } from '../kit/portal.ts';
import { insurances } from '../pages/insurances.ts';
import { enter } from '../pages/signInPage.ts';

test('lists urgent trips first, then upcoming ones, and folds uninsured and past ones', async ({ page, portal }) => {
  await enter(page, portal, 'anna@sky.test');
  const { trips, tripsIn, folded, unfold, open } = insurances(page);
  await open();

  await expect(tripsIn('Needs your attention')).toHaveText([
    /^11 Mar\s+LHR.*AMS.*Tue was 12:00 15:00 London time in [56]\sh SK102.*Delayed 3\shSee your options\s*$/,
    /^11 Mar\s+FRA.*OSL.*Tue was 19:10 Frankfurt time SK107.*CancelledSee your options\s*$/,
    /^16 Mar\s+AMS.*OSL.*Sun was 13:00 17:00 Amsterdam time SK118.*Delayed 4\shSee your options\s*$/,
  ]);
  await expect(tripsIn('Upcoming')).toHaveText([
    /^12 Mar\s+OSL.*CDG.*Wed 15:30 Oslo time in 29\sh SK111.*Scheduled\s*$/,
    /^21 Mar\s+OSL.*LHR.*Fri 10:00 Oslo time SK101 Anna Berg and Carla Berg.*Scheduled\s*$/,
    /^25 Mar\s+OSL.*JFK.*OSL.*Tue 07:50 Oslo time, back Wed 2 Apr SK112.*Scheduled\s*$/,
    /^10 Apr\s+OSL.*CDG.*FCO.*MAD.*OSL.*Thu 09:00 Oslo time, 4 flights until Sun 20 Apr SK114.*Scheduled\s*$/,
  ]);
  await expect(trips).toHaveCount(14);
  await expect(page.getByText('SK106')).toBeHidden();

  await unfold();
  await expect(folded('No longer insured').locator('[data-trip]')).toHaveText([
    /OSL.*FRA.*Fri 09:05 Oslo time removed, no longer covered SK108/,
    /LHR.*OSL.*No flights on this trip are insured any more\./,
  ]);
  await expect(folded('Past').locator('[data-trip]')).toHaveText([
    /SK109.*Departed\s*$/,
    /SK106.*Departed\s*$/,
    /SK105.*Departed and Delayed\s*$/,
    /SK104.*Departed\s*$/,
    /SK103.*Departed\s*$/,
  ]);
  await expect(page.getByText('SK106')).toBeVisible();
});

test('lists the newest trips first on request and keeps that after a reload', async ({ page, portal }) => {
  await enter(page, portal, 'anna@sky.test', '/insurance');
  const { trips } = insurances(page);
  await page.getByRole('button', { name: 'Newest first' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'All trips' })).toBeVisible();
  await expect(trips).toHaveCount(14);
  await expect(trips.first()).toContainText('SK114');
  await expect(trips.last()).toContainText('SK103');

  await page.reload();
  await expect(trips.first()).toContainText('SK114');
  await page.getByRole('button', { name: 'Needs your attention first' }).click();
  await expect(trips.first()).toContainText('SK102');
});

test('is short enough for a phone and fits the smallest one', async ({ page, portal }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await enter(page, portal, 'anna@sky.test', '/insurance');
  await expect(insurances(page).trips).toHaveCount(14);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(2_500);

  await page.setViewportSize({ width: 320, height: 640 });
  await insurances(page).unfold();
  await expectToFit(page);
});

test('leads from an alerted flight, and from no other, to its options', async ({ page, portal }) => {
  await enter(page, portal, 'anna@sky.test', '/insurance');
  const { choose } = insurances(page);

  await expect(page.getByRole('link', { name: /^See your options for flight/ })).toHaveCount(3);
  for (const number of ['SK102', 'SK107', 'SK118']) await expect(choose(number)).toBeVisible();
  await choose('SK102').click();

  await expect(page).toHaveURL(/\/resolution\/select\?category=FLIGHT&tripId=[\w-]+&flightId=[\w-]+$/);
  await expect(page.getByRole('main')).toContainText('SK102 is 3 h late');
  await page.reload();
  await expect(page.getByRole('main')).toContainText('SK102 is 3 h late');
  await page.goBack();
  await expect(choose('SK102')).toBeVisible();
});
