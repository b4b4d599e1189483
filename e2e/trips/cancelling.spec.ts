import { createInsurerClient } from '../kit/insurer.ts';
import { createKeyboard } from '../kit/keyboard.ts';
import { expectAccessible } from '../kit/looks/axe.ts';
import { expect, type Portal, test } from '../kit/portal.ts';
import { proof } from '../kit/proof.ts';
import { countSent, unready } from '../kit/sending.ts';
import { insurances } from '../pages/insurances.ts';
import { enter, signInPage } from '../pages/signInPage.ts';
import { tripChanges } from '../pages/tripChanges.ts';

const remove = { method: 'DELETE', path: '/travel/trips/*' };
const reading = { method: 'GET', path: '/travel/trips' };
const tripOf = (portal: Portal, flight: string) => createInsurerClient(portal, 'anna@sky.test').tripOf(flight);
const isCancelled = async (portal: Portal, flight: string) =>
  (await tripOf(portal, flight))?.flights.every(({ cancelled }) => cancelled === 1);

test('asks twice before it cancels an insurance, and lists the trip as no longer insured', async ({ page, portal }) => {
  const { open, cancel, confirm, keep, no, yes, dialog } = tripChanges(page);
  const { tabTo, press } = createKeyboard(page);
  await open(portal, 'anna@sky.test', 'SK112');
  await tabTo(cancel);
  await press('Enter');

  await expect(page.getByRole('dialog', { name: 'Cancel the insurance for this trip?' })).toBeVisible();
  await expect(keep).toBeFocused();
  await expect(dialog.getByRole('rowheader')).toHaveText([/^SK112 Oslo to New York/, /^SK113 New York to Oslo/]);
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

  await expect(signInPage(page).notice).toContainText('Insurance cancelled.');
  await expect(page).toHaveURL(/\/insurance$/);
  await expect(page.getByRole('heading', { level: 1, name: 'My insurances' })).toBeFocused();
  await expect(insurances(page).trip('SK101')).toHaveCount(1);
  const cancelled = insurances(page).folded('No longer insured').locator('[data-trip]').filter({ hasText: 'SK112' });
  await expect(cancelled).toHaveCount(1);
  await expect(insurances(page).tripsIn('Upcoming').filter({ hasText: 'SK112' })).toHaveCount(0);
  await page.reload();
  await expect(cancelled).toHaveCount(1);
  expect(await isCancelled(portal, 'SK112')).toBe(true);
});

test(
  'cancels once and says so after a late answer and failed refetches',
  proof('booking: one cancellation after a late answer'),
  async ({ page, portal, faults }) => {
    const { open, cancel, confirm, no, yes } = tripChanges(page);
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
    await faults.letGo();

    await expect(signInPage(page).notice).toContainText('Insurance cancelled.');
    await expect(insurances(page).tripsIn('Upcoming').filter({ hasText: 'SK101' })).toHaveCount(0);
    await expect(insurances(page).tripsIn('Upcoming').filter({ hasText: 'SK112' })).toHaveCount(1);
    expect(sent()).toBe(1);
    await page.getByRole('link', { name: 'Overview' }).click();
    await expect(page.getByRole('main')).not.toContainText('SK101');
    expect(await isCancelled(portal, 'SK101')).toBe(true);
  },
);

test(
  'shows a cancellation whose answer is lost as cancelled once the list is read',
  proof('booking: a cancellation whose answer is lost'),
  async ({ page, portal, faults }) => {
    const { open, cancel, confirm, yes, no, again, dialog } = tripChanges(page);
    await open(portal, 'anna@sky.test');
    await cancel.click();
    await confirm.click();
    await faults.raise({ ...remove, lost: true });
    await faults.raise({ ...reading, hold: true });
    await yes.click();

    await expect(page.getByRole('dialog', { name: 'The insurance may already be cancelled' })).toBeVisible();
    await expect(dialog.locator(signInPage(page).told)).toContainText('answer');
    await expect(no).toHaveCount(0);
    await expect(again).toBeVisible();
    await expectAccessible(page);
    await faults.release();
    await expect(signInPage(page).notice).toContainText('Insurance cancelled.');
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(/\/insurance$/);
    expect(await isCancelled(portal, 'SK101')).toBe(true);
  },
);

test('can repeat a cancellation if neither answer nor list arrived', async ({ page, portal, faults }) => {
  const { open, cancel, confirm, yes, again, dialog } = tripChanges(page);
  await open(portal, 'anna@sky.test');
  await cancel.click();
  await confirm.click();
  await faults.raise({ ...remove, lost: true });
  await faults.raise({ ...reading, code: 'VENDOR_ERROR' });
  await yes.click();
  await again.click();

  await expect(signInPage(page).notice).toContainText('Insurance cancelled.');
  await expect(dialog).toHaveCount(0);
  expect(await isCancelled(portal, 'SK101')).toBe(true);
});

test('reports a trip that was cancelled on another device', async ({ page, portal }) => {
  const { open, cancel, confirm, yes } = tripChanges(page);
  await open(portal, 'anna@sky.test');
  const trip = await tripOf(portal, 'SK101');
  await createInsurerClient(portal, 'anna@sky.test').remove(`/travel/trips/${trip?.tripId}`);

  await cancel.click();
  await confirm.click();
  await yes.click();
  await expect(signInPage(page).notice).toContainText('Its insurance was cancelled in another tab');
  await expect(page).toHaveURL(/\/insurance$/);
  await expect(insurances(page).tripsIn('Upcoming').filter({ hasText: 'SK112' })).toHaveCount(1);
  await expect(insurances(page).tripsIn('Upcoming').filter({ hasText: 'SK101' })).toHaveCount(0);
});

test('frees its place on a full policy', async ({ page, portal }) => {
  const { cancel, confirm, yes } = tripChanges(page);
  await enter(page, portal, 'full@sky.test', '/insurance');
  await insurances(page).openTrip(/SK\d+/);
  await cancel.click();
  await confirm.click();
  await yes.click();
  await expect(signInPage(page).notice).toContainText('Insurance cancelled.');

  await page.getByRole('link', { name: 'Insure a trip' }).first().click();
  await expect(page.getByRole('dialog')).toContainText('What kind of trip');
});
