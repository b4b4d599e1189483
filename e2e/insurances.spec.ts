import { expect, test } from './kit/portal.ts';
import { dashboard } from './pages/dashboard.ts';
import { insurances } from './pages/insurances.ts';
import { enter } from './pages/signInPage.ts';

test('lists every trip, the newest first, and every flight but those that are no longer insured', async ({
  page,
  portal,
}) => {
  await enter(page, portal, 'anna@sky.test');
  const { trips, flights, open } = insurances(page);
  await open();

  await expect(trips).toHaveText([
    /^Several flights.*OSL.*CDG.*FCO.*MAD.*OSL.*10th April 2031 – 20th April 2031/,
    /^Return.*OSL.*JFK.*OSL.*25th March 2031 – 1st April 2031/,
    /^Single.*OSL.*LHR.*21st March 2031.*QX7K2M.*Anna Berg and Carla Berg/,
    /^Single.*LHR.*OSL.*No flight of this trip is insured any more\./,
    ...['SK118', 'SK108', 'SK111', 'SK107', 'SK102', 'SK109', 'SK106', 'SK105', 'SK104', 'SK103'].map(
      (flight) => new RegExp(`^Single.*${flight}`),
    ),
  ]);
  await expect(flights).toHaveCount(17);
  await expect(page.getByText('SK110')).toHaveCount(0);
});

test('says of every flight how it stands', async ({ page, portal }) => {
  await enter(page, portal, 'anna@sky.test');
  const { flight, open } = insurances(page);
  await open();

  for (const [number, state] of [
    ['SK101', /21st March 2031, 09:00 UTCScheduled$/],
    ['SK102', /11th March 2031, 12:00 UTCNow leaves: 11th March 2031, 15:00 UTCDelayedSee what to do$/],
    ['SK103', /07:30 UTCDeparted$/],
    ['SK104', /10:15 UTCDeparted$/],
    ['SK105', /13:20 UTCLeft late: 10th March 2031, 13:31 UTCDeparted and Delayed$/],
    ['SK106', /16:45 UTCDeparted$/],
    ['SK107', /18:10 UTCCancelledSee what to do$/],
    ['SK108', /08:05 UTCScheduled$/],
    ['SK109', /19:40 UTCDepartedSee what to do$/],
    ['SK111', /14:30 UTCScheduledUpdate the status$/],
    ['SK112', /Outbound.*06:50 UTCScheduled$/],
    ['SK113', /Inbound.*21:15 UTCScheduled$/],
    ['SK114', /Scheduled$/],
    ['SK117', /Inbound.*Scheduled$/],
    ['SK118', /12:00 UTCNow leaves: 16th March 2031, 16:00 UTCDelayedSee what to do$/],
  ] as const)
    await expect(flight(number)).toHaveText(state);
});

test('leads from an alerted flight, and from no other, to what can be had for it', async ({ page, portal }) => {
  await enter(page, portal, 'anna@sky.test');
  const { choose, open } = insurances(page);
  await open();

  await expect(page.getByRole('link', { name: /^See what to do about flight/ })).toHaveCount(4);
  for (const number of ['SK102', 'SK107', 'SK109', 'SK118']) await expect(choose(number)).toBeVisible();
  await choose('SK102').click();

  await expect(page).toHaveURL(/\/resolution\/select\?category=FLIGHT&tripId=[\w-]+&flightId=[\w-]+$/);
  await expect(page.getByRole('main')).toContainText('Flight SK102 from LHR to AMS');
  await page.reload();
  await expect(page.getByRole('main')).toContainText('Flight SK102 from LHR to AMS');
  await page.goBack();
  await expect(choose('SK102')).toBeVisible();
});

test('asks after a flight, and eight seconds later shows what has become of it', async ({ page, portal, clock }) => {
  await enter(page, portal, 'anna@sky.test');
  const { flight, update, askAfter, open } = insurances(page);
  await open();
  await expect(page.getByRole('button', { name: /^Update the status/ })).toHaveCount(1);

  await askAfter('SK111');
  await expect(flight('SK111').getByRole('status')).toHaveText('Updating the status');
  await expect(flight('SK111')).toBeFocused();
  await expect(update('SK111')).toHaveCount(0);

  const tomorrow = { alerted: 1, isMonitored: 1, delayDate: '2031-03-12 16:45' };
  await portal.pull('POST', 'flight', { flightNumber: 'SK111', set: tomorrow });
  await portal.pull('POST', 'flight', { flightNumber: 'SK101', set: { cancelled: 1, alerted: 1 } });
  await clock.advance({ seconds: 3 });
  await expect(flight('SK111')).toContainText('Scheduled');
  await clock.advance({ seconds: 5 });

  await expect(flight('SK111')).toContainText('Now leaves: 12th March 2031, 16:45 UTC');
  await expect(flight('SK111')).toContainText('Delayed');
  await expect(flight('SK111').getByRole('status')).toHaveText('');
  await expect(flight('SK101')).toContainText('Cancelled');
  await expect(update('SK111')).toHaveCount(0);

  await page.getByRole('link', { name: 'Overview' }).click();
  await expect(dashboard(page).urgent).toHaveCount(5);
});

test('goes on asking after a flight while its customer looks elsewhere', async ({ page, portal, clock }) => {
  await enter(page, portal, 'anna@sky.test');
  const { flight, askAfter, open } = insurances(page);
  await open();

  await askAfter('SK111');
  await page.getByRole('link', { name: 'Overview' }).click();
  await expect(dashboard(page).card('Trips')).toBeVisible();
  await portal.pull('POST', 'flight', { flightNumber: 'SK111', set: { cancelled: 1, alerted: 1 } });
  await open();
  await expect(flight('SK111').getByRole('status')).toHaveText('Updating the status');
  await clock.advance({ seconds: 9 });

  await expect(flight('SK111')).toContainText('Cancelled');
});

test('shows who may only look what they may not do, and why', async ({ page, portal }) => {
  await enter(page, portal, 'readonly@sky.test');
  const { update, flight, open } = insurances(page);
  await open();

  await expect(update('SK303')).toHaveAttribute('aria-disabled', 'true');
  await expect(update('SK303')).toHaveAccessibleDescription('You can look at everything here, but not change it.');
  await update('SK303').click({ force: true });
  await expect(flight('SK303')).toHaveAttribute('data-state', 'idle');
  await expect(update('SK303')).toBeVisible();
});

test('tells who has no trip so', async ({ page, portal }) => {
  await enter(page, portal, 'bare@sky.test');
  const { trips, open } = insurances(page);
  await open();

  await expect(page.getByText('You have no insurance yet.')).toBeVisible();
  await expect(trips).toHaveCount(0);
});

test('leads to the key facts, and back', async ({ page, portal }) => {
  await enter(page, portal, 'anna@sky.test');
  const { open } = insurances(page);
  await open();
  await expect(page.getByText('You can cancel an insurance up to 24 hours before departure.')).toBeVisible();

  await page.getByRole('link', { name: 'Read the key facts' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Key facts' })).toBeVisible();
  await page.goBack();

  await expect(page.getByRole('heading', { level: 1, name: 'My insurances' })).toBeVisible();
});

test('shows twenty trips of a long list, and more for the asking', async ({ page, portal }) => {
  await portal.pull('POST', 'reset', { seed: 'crowded' });
  await enter(page, portal, 'anna@sky.test');
  const { trips, open } = insurances(page);
  await open();

  await expect(trips).toHaveCount(20);
  await page.getByRole('button', { name: /^Show 20 more of/ }).click();
  await expect(trips).toHaveCount(40);
  await expect(page.locator('li:focus')).toContainText('SK539');
});

test('says that the trips cannot be read, and reads them when asked', async ({ page, portal, faults }) => {
  await faults.raise({ path: '/travel/trips', status: 500, message: 'Trips are on holiday' });
  await enter(page, portal, 'anna@sky.test');
  const { trips, open } = insurances(page);
  await open();

  await expect(dashboard(page).notice).toContainText('Trips are on holiday');
  await expect(page.getByText('We couldn’t load your trips.')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(trips).toHaveCount(14);
});
