import type { Page } from '@playwright/test';

import { expect, type Portal, test } from '../kit/portal.ts';
import { proof } from '../kit/proof.ts';
import { findOptionsPath } from '../pages/claims.ts';
import { enter } from '../pages/signInPage.ts';

/** Flights of options@sky.test: the sandbox derives ids from names. */
const at = (tripId: string, flightId: string) =>
  `/resolution/select?category=FLIGHT&tripId=${tripId}&flightId=${flightId}`;
const open = at('0429cdf2-edba-556b-a734-16fee4a08aa4', '5efbaa1c-574e-54d5-a4e5-db300864d7b1');
const booked = at('0429cdf2-edba-556b-a734-16fee4a08aa4', 'e95f391c-cbea-5d48-aa24-18ec99958702');
const hopeless = at('0429cdf2-edba-556b-a734-16fee4a08aa4', 'e2374249-92cf-5612-9ee3-a51e57404d6c');

const submit = { method: 'PUT', path: '/platform/resolutions' };
const confirm = { method: 'PUT', path: '/platform/resolutions/*/confirm' };
const read = { method: 'GET', path: '/platform/resolutions/options' };

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const isAt = (page: Page, state: string) =>
  expect(page.locator('[data-machine=loungeOption]')).toHaveAttribute('data-state', state);

test('names the cash that follows a declined lounge on its button, without scrolling', async ({ page, portal }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await enter(page, portal, 'anna@sky.test', await findOptionsPath(portal, 'anna@sky.test', 'SK102'));

  await expect(page.getByRole('button', { name: 'Skip the lounge and get $40.00' })).toBeInViewport({ ratio: 1 });
});

async function choose(page: Page, portal: Portal) {
  await enter(page, portal, 'options@sky.test', open);
  await press(page, 'See the lounges');
  await page.getByText('Harbour Lounge').click();
  const guest = page.getByRole('radiogroup', { name: 'Who is the pass for?' }).getByRole('radio').first();
  if (!(await guest.isChecked())) await guest.check();
}
const pass = (page: Page) => page.getByRole('img', { name: 'Code to show at the door' });

test('chooses, books and confirms a lounge, and shows its pass with its picture', async ({ page, portal }) => {
  await choose(page, portal);
  await press(page, 'Choose this lounge');
  await isAt(page, 'booked');
  await press(page, 'Confirm the lounge');
  await isAt(page, 'readOnly');

  await expect(pass(page)).toBeVisible();
  await expect.poll(() => pass(page).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('h1')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print the pass' })).toBeHidden();
  await expect.poll(async () => (await page.getByRole('article').boundingBox())?.y).toBeLessThan(40);
  const sheet = await page.request.get((await pass(page).getAttribute('src'))?.replace('.svg', '') ?? '');
  expect(await sheet.text()).toContain('Harbour Lounge');
});

test(
  'books one lounge when the answer to the booking is lost',
  proof('booking: one lounge after a lost answer'),
  async ({ page, portal, faults }) => {
    await choose(page, portal);
    await faults.raise({ ...submit, lost: true });
    await press(page, 'Choose this lounge');

    await isAt(page, 'booked');
    await press(page, 'Confirm the lounge');
    await expect(pass(page)).toBeVisible();
  },
);

test('resends a booking that never arrived without losing input', async ({ page, portal, faults }) => {
  await choose(page, portal);
  await faults.raise({ ...submit, network: true });
  await press(page, 'Choose this lounge');
  await isAt(page, 'notReceived');
  await press(page, 'Send it again');
  await isAt(page, 'booked');
});

test('checks a lounge again if its status is unknown', async ({ page, portal, faults }) => {
  await choose(page, portal);
  await faults.raise({ ...submit, lost: true });
  await faults.raise({ ...read, status: 500, code: 'VENDOR_ERROR' });
  await press(page, 'Choose this lounge');
  await isAt(page, 'outcomeUnknown');
  await press(page, 'Check again');
  await isAt(page, 'booked');
});

test('shows the pass of a lounge that was confirmed in another tab', async ({ page, context, portal }) => {
  await enter(page, portal, 'options@sky.test', booked);
  const other = await context.newPage();
  await enter(other, portal, 'options@sky.test', booked);
  await press(other, 'Confirm the lounge');
  await expect(pass(other)).toBeVisible();

  await press(page, 'Confirm the lounge');
  await expect(pass(page)).toBeVisible();
});

test('confirms once after a double click and disables everything else meanwhile', async ({ page, portal, faults }) => {
  await enter(page, portal, 'options@sky.test', booked);
  await faults.raise({ ...confirm, hold: true });
  await page.getByRole('button', { name: 'Confirm the lounge' }).dblclick();
  await isAt(page, 'working.confirming');
  await expect(page.getByRole('button', { name: 'Confirm the lounge' })).toHaveAttribute('aria-disabled', 'true');
  await faults.release();
  await expect(pass(page)).toBeVisible();
});

test('reports a failed confirmation and checks again after ten seconds', async ({ page, portal }) => {
  await enter(page, portal, 'options@sky.test', hopeless);
  await page.clock.install();
  await press(page, 'Confirm the lounge');
  await isAt(page, 'failed');
  await expect(page.getByText('We couldn’t confirm your lounge visit.')).toBeVisible();

  const again = page.waitForRequest((request) => (request.postData() ?? '').includes('ResolutionOptions'));
  await page.clock.fastForward(10_000);
  await again;
  await isAt(page, 'failed');
  await expect(page.getByRole('button', { name: 'Choose another lounge' })).toBeEnabled();
});
