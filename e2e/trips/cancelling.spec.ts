import { keyboardOn } from '../kit/keyboard.ts';
import { expectAccessible } from '../kit/looks/axe.ts';
import { expect, test } from '../kit/portal.ts';
import { countSent, unready } from '../kit/sending.ts';
import { signInPage } from '../pages/signInPage.ts';
import { tripChanges } from '../pages/tripChanges.ts';

const remove = { method: 'DELETE', path: '/travel/trips/*' };
const reading = { method: 'GET', path: '/travel/trips' };

test('an insurance is asked about twice, and takes the trip off the list', async ({ page, portal }) => {
  const { open, cancel, confirm, keep, no, yes, dialog, isInsuredAfterwards } = tripChanges(page);
  const { tabTo, press } = keyboardOn(page);
  await open(portal, 'anna@sky.test', 'SK112');
  await tabTo(cancel);
  await press('Enter');

  await expect(page.getByRole('dialog', { name: 'Cancel the insurance for this trip?' })).toBeVisible();
  await expect(keep).toBeFocused();
  await expect(dialog.getByRole('rowheader')).toHaveText([/^SK112 Oslo to New York/, /^SK113 New York to Oslo/]);
  await expect(dialog.getByRole('link', { name: '+1 555 010 0100' })).toHaveAttribute('href', 'tel:+15550100100');
  await expect(dialog.getByRole('link', { name: 'help@sky.test' })).toHaveAttribute('href', 'mailto:help@sky.test');
  await expectAccessible(page);
  await press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(cancel).toBeFocused();

  await press('Enter');
  await tabTo(confirm);
  await press('Enter');
  await expect(page.getByRole('dialog', { name: 'Are you sure?' })).toContainText('Oslo to New York and back');
  await expect(no).toBeFocused();
  await expectAccessible(page);
  await press('Escape');
  await expect(confirm).toBeVisible();
  await tabTo(confirm);
  await press('Enter');
  await tabTo(yes);
  await press('Enter');

  await expect(signInPage(page).notice).toContainText('Your insurance is cancelled.');
  await expect(page).toHaveURL(/\/insurance$/);
  await expect(page.getByRole('heading', { level: 1, name: 'My insurances' })).toBeFocused();
  await expect(page.locator('main [data-trip]', { hasText: 'SK112' })).toHaveCount(0);
  await isInsuredAfterwards(portal, 'SK112', false);
});

test('is sent once, and says that it is cancelled though the answer is late and no list can be read', async ({
  page,
  portal,
  faults,
}) => {
  const { open, cancel, confirm, no, yes, isInsuredAfterwards } = tripChanges(page);
  const sent = countSent(page, 'DeleteTrip');
  await open(portal, 'anna@sky.test');
  await cancel.click();
  await confirm.click();
  await faults.raise({ ...remove, hold: true });
  await faults.raise({ ...reading, code: 'VENDOR_ERROR' });
  await yes.dblclick();
  await expect(yes).toHaveAttribute('aria-busy', 'true');
  await no.click(unready);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Are you sure?' })).toBeVisible();
  await faults.release();

  await expect(signInPage(page).notice).toContainText('Your insurance is cancelled.');
  await expect(page.locator('main [data-trip]', { hasText: 'SK101' })).toHaveCount(0);
  await expect(page.locator('main [data-trip]', { hasText: 'SK112' })).toHaveCount(1);
  expect(sent()).toBe(1);
  await page.getByRole('link', { name: 'Overview' }).click();
  await expect(page.getByRole('main')).not.toContainText('SK101');
  await isInsuredAfterwards(portal, 'SK101', false);
});

test('is never said to be kept where the answer was lost: the list tells that it is cancelled', async ({
  page,
  portal,
  faults,
}) => {
  const { open, cancel, confirm, yes, no, again, dialog, isInsuredAfterwards } = tripChanges(page);
  await open(portal, 'anna@sky.test');
  await cancel.click();
  await confirm.click();
  await faults.raise({ ...remove, lost: true });
  await faults.raise({ ...reading, hold: true });
  await yes.click();

  await expect(page.getByRole('dialog', { name: 'The insurance may be cancelled already' })).toBeVisible();
  await expect(dialog.locator(signInPage(page).told)).toContainText('answer');
  await expect(no).toHaveCount(0);
  await expect(again).toBeVisible();
  await expectAccessible(page);
  await faults.release();
  await expect(signInPage(page).notice).toContainText('Your insurance is cancelled.');
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/insurance$/);
  await isInsuredAfterwards(portal, 'SK101', false);
});

test('can be sent again where neither answer nor list came', async ({ page, portal, faults }) => {
  const { open, cancel, confirm, yes, again, dialog, isInsuredAfterwards } = tripChanges(page);
  await open(portal, 'anna@sky.test');
  await cancel.click();
  await confirm.click();
  await faults.raise({ ...remove, lost: true });
  await faults.raise({ ...reading, code: 'VENDOR_ERROR' });
  await yes.click();
  await again.click();

  await expect(signInPage(page).notice).toContainText('Your insurance is cancelled.');
  await expect(dialog).toHaveCount(0);
  await isInsuredAfterwards(portal, 'SK101', false);
});

test('says of a trip that was cancelled on another device that it is gone', async ({ page, browser, portal }) => {
  const first = tripChanges(page);
  await first.open(portal, 'anna@sky.test');
  const other = await (await browser.newContext()).newPage();
  const second = tripChanges(other);
  await second.open(portal, 'anna@sky.test');
  await second.cancel.click();
  await second.confirm.click();
  await second.yes.click();
  await expect(other).toHaveURL(/\/insurance$/);

  await first.cancel.click();
  await first.confirm.click();
  await first.yes.click();
  await expect(signInPage(page).notice).toContainText('it was cancelled elsewhere');
  await expect(page).toHaveURL(/\/insurance$/);
  await expect(page.locator('main [data-trip]', { hasText: 'SK101' })).toHaveCount(0);
});

test('is too late once a flight is disrupted, and refused in its place otherwise', async ({ page, portal }) => {
  const { open, openAs, openTrip, cancel, confirm, yes, dialog, isInsuredAfterwards } = tripChanges(page);
  await open(portal, 'anna@sky.test');
  await cancel.click();
  await portal.pull('POST', 'flight', { flightNumber: 'SK101', set: { cancelled: 1, alerted: 1 } });
  await confirm.click();
  await yes.click();
  await expect(page.getByRole('dialog', { name: 'It’s too late to cancel this insurance' })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Back to the trip' }).click();
  await expect(cancel).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await openAs(portal, 'errors@sky.test');
  await openTrip(portal, 'ZZ61003');
  await cancel.click();
  await confirm.click();
  await yes.click();
  await expect(dialog.locator(signInPage(page).told)).toContainText('A trip or a claim still needs this');
  await expect(confirm).toBeVisible();
  await isInsuredAfterwards(portal, 'ZZ61003', true);
});

test('frees its place on a policy that was full', async ({ page, portal }) => {
  const { openAs, openTrip, cancel, confirm, yes } = tripChanges(page);
  await openAs(portal, 'full@sky.test');
  const first = page.getByRole('main').locator('[data-trip]').first();
  const number = /SK\d+/.exec(await first.innerText())?.[0] ?? '';
  await openTrip(portal, number);
  await cancel.click();
  await confirm.click();
  await yes.click();
  await expect(signInPage(page).notice).toContainText('Your insurance is cancelled.');

  await page.getByRole('link', { name: 'Insure a trip' }).first().click();
  await expect(page.getByRole('dialog')).toContainText('What kind of trip');
});

test('is for who may: others read why not, or see nothing', async ({ page, portal }) => {
  const { openAs, openTrip, edit, cancel, dialog } = tripChanges(page);
  await openAs(portal, 'readonly@sky.test');
  const number = /SK\d+/.exec(await page.getByRole('main').locator('[data-trip]').last().innerText())?.[0] ?? '';
  await openTrip(portal, number);
  for (const button of [edit, cancel]) {
    await expect(button).toHaveAccessibleDescription('You can look at this trip, but not change it.');
    await button.click(unready);
    await expect(dialog).toHaveCount(0);
  }
  await expectAccessible(page);

  await openAs(portal, 'anna@sky.test');
  await openTrip(portal, 'SK102');
  for (const button of [edit, cancel]) await expect(button).toHaveCount(0);
});
