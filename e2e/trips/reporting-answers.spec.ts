import { expectAccessible } from '../kit/looks/axe.ts';
import { expect, test } from '../kit/portal.ts';
import { countSent, unready } from '../kit/sending.ts';
import { disruption, readReports, reporting } from '../pages/disruption.ts';
import { openTrip } from '../pages/openTrip.ts';
import { signInPage } from '../pages/signInPage.ts';

const notify = { method: 'POST', path: '/travel/flights/notify-alert' };

test('resends a report whose answer is lost so that it counts once', async ({ page, portal, faults }) => {
  const { dialog, open, answer, send, reportDelay, time } = disruption(page);
  const { told, notice } = signInPage(page);
  await openTrip(page, portal, 'SK101');
  await open('SK101').click();
  await faults.raise({ ...notify, lost: true });
  await reportDelay('20:00');

  await expect(dialog.locator(told)).toContainText('We got no answer.');
  await expect(dialog).toContainText('We don’t know whether your report reached your insurer.');
  await expect(answer('It leaves on time')).toHaveCount(0);
  await expect(time).toHaveValue('20:00');
  await expectAccessible(page);
  await send.click();
  await expect(notice).toContainText('We have your report.');
  await expect(dialog).toHaveCount(0);
  expect(await readReports(portal, 'SK101')).toEqual(['DELAY 2031-03-21 19:00']);
});

test('waits for a slow answer, sends it once, and stays open until then', async ({ page, portal, faults }) => {
  const { dialog, open, send, close, answer, time } = disruption(page);
  const sent = countSent(page, ...reporting);
  await openTrip(page, portal, 'SK101');
  await open('SK101').click();
  await answer('It’s delayed').check();
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
  expect(await readReports(portal, 'SK101')).toEqual(['DELAY 2031-03-21 19:00']);
});

test('keeps one report if another tab has sent the same', async ({ page, context, portal }) => {
  const first = disruption(page);
  await openTrip(page, portal, 'SK101');
  await first.open('SK101').click();
  const other = await context.newPage();
  const second = disruption(other);
  await openTrip(other, portal, 'SK101');
  await second.open('SK101').click();
  await second.reportDelay('20:00');
  await expect(second.dialog).toHaveCount(0);

  await first.reportDelay('20:00');
  await expect(first.dialog).toHaveCount(0);
  expect(await readReports(portal, 'SK101')).toEqual(['DELAY 2031-03-21 19:00']);
});
