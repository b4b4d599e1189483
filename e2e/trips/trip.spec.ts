import { createKeyboard } from '../kit/keyboard.ts';
import { expectAccessible } from '../kit/looks/axe.ts';
import { expectToFit } from '../kit/looks/layout.ts';
import { expect, test } from '../kit/portal.ts';
import { dashboard } from '../pages/dashboard.ts';
import { insurances } from '../pages/insurances.ts';
import { enter } from '../pages/signInPage.ts';

test("shows a return trip flight by flight, in the airports' local times", async ({ page, portal }) => {
  await enter(page, portal, 'anna@sky.test', '/insurance');
  const { pass, happens, openTrip } = insurances(page);
  await openTrip('SK112');

  await expect(page).toHaveTitle('Oslo to New York and back – Sky Travel Protection');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('main')).toContainText(/25th March ?– ?2nd April, Anna Berg\. Leaves in 14 days\./);
  await expect(pass('SK112')).toContainText('Outbound, Tue 25 Mar');
  await expect(pass('SK112')).toContainText('07:50 Oslo time 2031-03-25 06:50 UTC');
  await expect(pass('SK112')).toContainText(/11:15 New York time 2031-03-25 15:15 UTC/);
  await expect(pass('SK112')).toContainText('Terminal ---');
  await expect(pass('SK113')).toContainText('Inbound, Tue 1 Apr');
  await expect(pass('SK113')).toContainText('17:15 New York time 2031-04-01 21:15 UTC');
  await expect(pass('SK113')).toContainText('06:35+1 Wed 2 Apr, Oslo time 2031-04-02 04:35 UTC');
  await expect(happens).toHaveText([
    /^Done: Insured Under policy POL-ACTIVE$/,
    /^Now: We’re tracking SK112 and SK113/,
    /^To come: Outbound flight Tue 25 Mar, 07:50 Oslo time/,
    /^To come: Return flight Tue 1 Apr, 17:15 New York time/,
    /^To come: Your policy ends/,
  ]);
  const region = (name: string) => page.getByRole('region', { name });
  await expect(region('Who is covered')).toContainText('Phone +1 555 010 0001');
  await expect(region('Cover for this trip')).toContainText('POL-ACTIVE');
});

test('shows the status of a flight, its history, and whose turn it is', async ({ page, portal }) => {
  await enter(page, portal, 'anna@sky.test', '/insurance');
  const { flight, resolve, happens, open, openTrip, unfold } = insurances(page);

  for (const [number, said] of [
    ['SK105', /Departed and Delayed.*was 14:20 14:31 Madrid time.*Departed late by 11\smin Terminal \S+\s*$/],
    ['SK107', /Cancelled.*was 19:10.*Cancelled on 10 Mar Terminal \S+\s*See your options\s*Late or cancelled\?$/],
    [
      'SK118',
      /Delayed.*was 13:00 17:00 Amsterdam time 2031-03-16 16:00 UTC.*Late by 4\sh Leaves in 5 days Terminal 2\s*See your options\s*Late or cancelled\?$/,
    ],
  ] as const) {
    await open();
    await unfold();
    await openTrip(number);
    await expect(flight(number)).toHaveText(said);
  }
  await expect(happens).toHaveText([
    /^Done: Insured Under policy POL-ACTIVE$/,
    /^Done: We heard that SK118 would be late .*New departure then: Sun 16 Mar, 14:00 Amsterdam time/,
    /^Done: SK118 is delayed .*New departure: Sun 16 Mar, 17:00 Amsterdam time/,
    /^Now: See your options What your policy offers for SK118\./,
    /^To come: We’ll keep tracking SK118/,
    /^To come: Outbound flight Sun 16 Mar, was 13:00 17:00 Amsterdam time/,
    /^To come: Your policy ends/,
  ]);
  await resolve('SK118').click();
  await expect(page.getByRole('dialog', { name: 'Your disruption' })).toBeVisible();
});

test('keeps updating a flight while the customer is on another page, and shows the result everywhere', async ({
  page,
  portal,
  clock,
}) => {
  await enter(page, portal, 'anna@sky.test', '/insurance');
  const { flight, update, askAfter, open } = insurances(page);

  await askAfter('SK111');
  await expect(flight('SK111').getByRole('status')).toHaveText('Updating status');
  await expect(flight('SK111')).toBeFocused();
  await expect(update('SK111')).toHaveCount(0);
  await page.getByRole('link', { name: 'Overview' }).click();
  await expect(dashboard(page).card('Trips')).toBeVisible();
  const tomorrow = { alerted: 1, isMonitored: 1, delayDate: '2031-03-12 16:45' };
  await portal.pull('POST', 'flight', { flightNumber: 'SK111', set: tomorrow });
  await portal.pull('POST', 'flight', { flightNumber: 'SK101', set: { cancelled: 1, alerted: 1 } });
  await open();
  await expect(flight('SK111')).toContainText('Updating status');
  await clock.advance({ seconds: 9 });

  await expect(flight('SK111')).toContainText('Delayed');
  await expect(flight('SK111')).not.toContainText('Updating status');
  await expect(flight('SK101')).toContainText('Cancelled');
  await page.getByRole('link', { name: 'Overview' }).click();
  await page.getByRole('button', { name: 'Show all 5' }).click();
  await expect(dashboard(page).urgent).toHaveCount(5);
});

test('opens and closes by keyboard and fits the smallest screen', async ({ page, portal }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const { tabTo, press } = createKeyboard(page);
  await enter(page, portal, 'anna@sky.test', '/insurance');
  await tabTo(insurances(page).folded('Past').locator('summary'));
  await press('Enter');
  await tabTo(insurances(page).trip('SK109').getByRole('link'));
  await press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Frankfurt to London' })).toBeFocused();
  await expect(insurances(page).pass('SK109')).toBeVisible();
  await expectToFit(page);
  await expectAccessible(page);

  await tabTo(page.getByRole('main').getByRole('link', { name: 'My insurances' }), true);
  await press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'My insurances' })).toBeFocused();
});
