import type { Page } from '@playwright/test';

import { expectAccessible } from '../kit/looks/axe.ts';
import { expect, test } from '../kit/portal.ts';
import { countSent, unready } from '../kit/sending.ts';
import { disruption, expectReports, openTrip, reporting } from '../pages/disruption.ts';
import { insurances } from '../pages/insurances.ts';
import { enter, signInPage } from '../pages/signInPage.ts';

const notify = { method: 'POST', path: '/travel/flights/notify-alert' };

test('says that nobody knows whether a report arrived, and sends it again so that it counts once', async ({
  page,
  portal,
  faults,
}) => {
  const { dialog, open, answer, send, reportDelay, time } = disruption(page);
  const { told, notice } = signInPage(page);
  await enter(page, portal, 'anna@sky.test');
  await openTrip(page, 'SK101');
  await open('SK101').click();
  await faults.raise({ ...notify, lost: true });
  await reportDelay('20:00');

  await expect(dialog.locator(told)).toContainText('We got no answer.');
  await expect(dialog).toContainText('We don’t know whether your insurer has heard of it.');
  await expect(answer('It leaves on time')).toHaveCount(0);
  await expect(time).toHaveValue('20:00');
  await expectAccessible(page);
  await send.click();
  await expect(notice).toContainText('Your alert is sent.');
  await expect(dialog).toHaveCount(0);
  await expectReports(page, 'SK101', [/20:00 Oslo time/]);
});

test('waits for a slow answer, sends nothing twice, and is left no earlier', async ({ page, portal, faults }) => {
  const { dialog, open, send, close, answer, time } = disruption(page);
  const sent = countSent(page, ...reporting);
  await enter(page, portal, 'anna@sky.test');
  await openTrip(page, 'SK101');
  await open('SK101').click();
  await answer('It is delayed').check();
  await time.fill('20:00');
  await faults.raise({ ...notify, hold: true });
  await send.dblclick();
  await expect(send).toHaveAttribute('aria-busy', 'true');
  await close.click(unready);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await faults.release();

  await expect(dialog).toHaveCount(0);
  expect(sent()).toBe(1);
  await expectReports(page, 'SK101', [/20:00 Oslo time/]);
});

test('stops spinning where the trips cannot be read again, and shows what was known', async ({
  page,
  portal,
  faults,
  clock,
}) => {
  const { open, reportDelay } = disruption(page);
  const { flight } = insurances(page);
  await enter(page, portal, 'anna@sky.test');
  await openTrip(page, 'SK101');
  await open('SK101').click();
  await reportDelay('20:00');
  await expect(flight('SK101')).toHaveAttribute('data-state', 'spinning');
  await faults.raise({ path: '/travel/trips', code: 'VENDOR_ERROR' });
  await clock.advance({ seconds: 8 });

  await expect(flight('SK101')).toHaveAttribute('data-state', 'idle');
  await expect(flight('SK101')).toContainText('Scheduled');
  await expect(open('SK101')).toBeVisible();
  await expectReports(page, 'SK101', [/20:00 Oslo time/]);
});

test('holds one report where another tab has sent the same meanwhile', async ({ page, context, portal }) => {
  const first = disruption(page);
  await enter(page, portal, 'anna@sky.test');
  await openTrip(page, 'SK101');
  await first.open('SK101').click();
  const other = await context.newPage();
  const second = disruption(other);
  await enter(other, portal, 'anna@sky.test');
  await openTrip(other, 'SK101');
  await second.open('SK101').click();
  await second.reportDelay('20:00');
  await expect(second.dialog).toHaveCount(0);

  await first.reportDelay('20:00');
  await expect(first.dialog).toHaveCount(0);
  await expectReports(page, 'SK101', [/20:00 Oslo time/]);
});

test('says so where a flight leaves while it is reported', async ({ page, portal }) => {
  const { dialog, open, reportDelay, close } = disruption(page);
  await enter(page, portal, 'anna@sky.test');
  await openTrip(page, 'SK101');
  await open('SK101').click();
  await portal.pull('POST', 'flight', { flightNumber: 'SK101', set: { departed: 1 } });
  await reportDelay('20:00');

  await expect(dialog).toContainText('SK101 has already left, so there is nothing left to tell us.');
  await expectAccessible(page);
  await close.click();
  await expect(insurances(page).flight('SK101')).toContainText('Departed');
  await expect(open('SK101')).toHaveCount(0);
  await expect(insurances(page).flight('SK101')).toBeFocused();
  await expectReports(page, 'SK101', []);
});

test('tells in its place what else the insurer refuses', async ({ page, portal }) => {
  await enter(page, portal, 'errors@sky.test');
  await isRefused(page, () => disruption(page).reportDelay('23:00'));
});

test('tells the same to who acts for a customer', async ({ page, portal }) => {
  const { answer, time, day, reason, send, dialog, open } = disruption(page);
  await enter(page, portal, 'admin@sky.test', '/agent');
  await page.getByLabel('E-mail address or policy number').fill('errors@sky.test');
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await page.getByRole('button', { name: 'Act for Erro Abel' }).click();
  await expect(page.getByRole('banner')).toContainText('You are acting for Erro Abel');
  const report = async (at: string) => {
    await answer('It is delayed').check();
    await time.fill(at);
    await reason.fill('They rang us from the gate');
    await send.click();
  };
  await isRefused(page, () => report('23:00'));

  await page.reload();
  await openTrip(page, 'SK407');
  await open('SK407').click();
  await report('00:01');
  await expect(dialog.getByRole('alert').getByRole('listitem')).toHaveText([
    'This date and time don’t fit the flight. Check both.',
  ]);
  await expect(day).toHaveAccessibleDescription(/don’t fit the flight/);
});

/** Reports of flights of which the insurer takes none. */
async function isRefused(page: Page, report: () => Promise<void>): Promise<void> {
  const { dialog, open, close } = disruption(page);
  for (const [flight, why] of [
    ['SK404', 'We can’t find this flight'],
    ['SK406', 'This flight isn’t part of any of your trips.'],
    ['SK409', 'We can’t find this trip'],
  ] as const) {
    await openTrip(page, flight);
    await open(flight).click();
    await report();
    await expect(dialog.locator(signInPage(page).told)).toContainText(why);
    await close.click();
    await page.getByRole('button', { name: 'Throw it away' }).click();
    await expect(open(flight)).toBeFocused();
  }
  await openTrip(page, 'SK408');
  await open('SK408').click();
  await report();
  await expect(dialog).toContainText('SK408 has already left');
}
