import { createKeyboard } from '../kit/keyboard.ts';
import { expectAccessible } from '../kit/looks/axe.ts';
import { expectToFit } from '../kit/looks/layout.ts';
import { expect, test } from '../kit/portal.ts';
import { countSent } from '../kit/sending.ts';
import { disruption, readReports, reporting } from '../pages/disruption.ts';
import { insurances } from '../pages/insurances.ts';
import { openTrip } from '../pages/openTrip.ts';
import { signInPage } from '../pages/signInPage.ts';

test("reports a delay by keyboard and shows the insurer's status eight seconds later", async ({
  page,
  portal,
  clock,
}) => {
  const { tabTo, press } = createKeyboard(page);
  const { dialog, open, answer, time, send } = disruption(page);
  const { flight } = insurances(page);
  await openTrip(page, portal, 'SK111');

  await tabTo(open('SK111'));
  await press('Enter');
  await expect(dialog).toContainText('SK111 Wednesday 12th March Scheduled From OSL Oslo Gardermoen 15:30 Oslo time');
  await press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(open('SK111')).toBeFocused();

  await press('Enter');
  await tabTo(answer('It leaves on time'));
  await press('Space');
  await press('ArrowDown');
  await expect(answer('It’s delayed')).toBeChecked();
  await tabTo(time);
  await page.keyboard.type('1110PM');
  await expect(dialog).toContainText('That is 22:10 UTC on 12th March 2031.');
  await expectAccessible(page);
  await tabTo(send);
  await press('Enter');

  await expect(signInPage(page).notice).toContainText('We have your report.');
  await expect(dialog).toHaveCount(0);
  await expect(flight('SK111')).toHaveAttribute('data-state', 'spinning');
  await expect(flight('SK111')).toBeFocused();
  await expect(open('SK111')).toHaveCount(0);
  await clock.advance({ seconds: 7 });
  await expect(flight('SK111')).toContainText('Scheduled');
  await clock.advance({ seconds: 1 });
  await expect(flight('SK111')).toContainText('was 15:30 23:10 Oslo time 2031-03-12 22:10 UTC');
  await expect(flight('SK111')).toHaveAttribute('data-state', 'idle');
  expect(await readReports(portal, 'SK111')).toEqual(['DELAY 2031-03-12 22:10']);
  await expect(insurances(page).happens.nth(1)).toContainText('New departure: Wed 12 Mar, 23:10 Oslo time');
});

test('asks before it reports a cancellation, and reports nothing more afterwards', async ({ page, portal, clock }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { dialog, open, answer, send, close, yes, no } = disruption(page);
  const sent = countSent(page, ...reporting);
  await openTrip(page, portal, 'SK101');

  await open('SK101').click();
  await expectToFit(page);
  await send.click();
  await expect(dialog.getByRole('alert').getByRole('listitem')).toHaveText(['Choose what happened to the flight.']);
  await answer('It’s cancelled').check();
  await send.click();
  await expect(page.getByRole('dialog', { name: 'Is SK101 cancelled?' })).toBeVisible();
  await expect(no).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(send).toBeFocused();
  expect(sent()).toBe(0);

  await send.click();
  await yes.click();
  await expect(signInPage(page).notice).toContainText('We have your report.');
  await clock.advance({ seconds: 8 });
  await expect(insurances(page).flight('SK101')).toContainText('Cancelled');
  expect(sent()).toBe(1);

  await open('SK101').click();
  await expect(dialog).toContainText('SK101 is already cancelled, so there’s nothing left to report.');
  await expect(dialog.getByRole('radio')).toHaveCount(0);
  await expectAccessible(page);
  await close.click();
  await expect(open('SK101')).toBeFocused();
  expect(await readReports(portal, 'SK101')).toEqual(['CANCELLATION']);
});

test('shows the earliest valid departure at the time of a late flight', async ({ page, portal }) => {
  const { dialog, open, answer, day, time, send, reportDelay } = disruption(page);
  const wrong = dialog.getByRole('alert').getByRole('listitem');
  await openTrip(page, portal, 'SK101');
  await open('SK101').click();
  await answer('It’s delayed').check();
  await day.fill('');
  await send.click();
  await expect(wrong).toHaveText(['Choose the new departure date.', 'Enter the new departure time.']);
  await day.fill('2031-03-20');
  await expect(wrong.first()).toContainText('21st March 2031');
  await day.fill('2031-03-21');
  await reportDelay('09:59');

  await expect(wrong).toHaveText(['Enter a time after 10:00, when the flight was due to leave.']);
  await expect(time).toHaveAccessibleDescription(/Enter a time after 10:00/);
  await expect(day).toHaveValue('2031-03-21');
  await reportDelay('10:01');
  await expect(dialog).toHaveCount(0);
});

test('lets an agent report with a reason and shows a refusal in its place', async ({ page, portal, faults }) => {
  const { dialog, open, answer, reason, send, yes } = disruption(page);
  await openTrip(page, portal, 'SK101', 'agent@sky.test');
  await open('SK101').click();
  await answer('It’s cancelled').check();
  await send.click();
  await expect(dialog.getByRole('alert').getByRole('listitem')).toHaveText(['Say why you’re reporting this.']);
  await reason.fill('They rang us from the gate');
  await faults.raise({ method: 'POST', path: '/travel/trips/*/flights/*/alert', code: 'VENDOR_ERROR' });
  await send.click();
  await yes.click();
  await expect(dialog.locator(signInPage(page).told)).toContainText('A service we rely on isn’t working properly');
  await expect(reason).toHaveValue('They rang us from the gate');
  await send.click();
  await yes.click();
  await expect(dialog).toHaveCount(0);
  expect(await readReports(portal, 'SK101')).toEqual(['CANCELLATION']);
});
