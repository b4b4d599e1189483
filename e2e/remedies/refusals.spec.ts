import type { Page } from '@playwright/test';

import { expect, test } from '../kit/portal.ts';
import { addressOfTrip, caseOf } from '../pages/claims.ts';
import { insurances } from '../pages/insurances.ts';
import { payouts } from '../pages/payouts.ts';
import { enter } from '../pages/signInPage.ts';

const [gallery, errors] = ['options@sky.test', 'errors@sky.test'];

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
const claim = (page: Page) => press(page, 'Claim $40.00');
const take = (lounge: string | RegExp) => async (page: Page) => {
  await press(page, 'See the lounges');
  await page.getByText(lounge).first().click();
  const guest = page.getByRole('radiogroup', { name: 'Who goes in?' }).getByRole('radio').first();
  if (!(await guest.isChecked())) await guest.check();
  await press(page, 'Take this lounge');
};
const confirmLounge = (page: Page) => press(page, 'Confirm the lounge');
const finish = (page: Page) => press(page, 'Confirm my claim');

/** What the insurer refuses by itself, whom, and what they read then: once for each thing that is done, as each code is told alike. */
const refusals: readonly [
  code: string,
  user: string,
  flight: string,
  act: (page: Page) => Promise<void>,
  says: string,
][] = [
  ['CLAIMS_EXCEEDED', gallery, 'CA26', claim, 'Your policy has already paid as much, or as often, as it can.'],
  ['PAYOUT_SERVICE_ERROR', errors, 'CA44', claimTo, 'The payout service isn’t working right now.'],
  ['PAYOUT_NOT_FOUND', errors, 'CA41', finish, 'We can’t find this payout.'],
  ['Failed, of money', errors, 'CA45', finish, 'We couldn’t ask for your payout.'],
  ['BOOKING_ID_NOT_FOUND', errors, 'LG40', confirmLounge, 'We can’t find the booking for this lounge.'],
  ['Failed, of a lounge', gallery, 'LG23', confirmLounge, 'We couldn’t confirm your lounge visit.'],
  ['NO_AVAILABLE_LOUNGES', errors, 'LG43', take('Harbour Lounge'), 'No lounge has room'],
  ['NO_AVAILABLE_HOTELS', gallery, 'HO22', yes('hotel'), 'No hotel has a room at the moment.'],
  ['INVALID_RESOLUTION_TYPE', gallery, 'RB28', yes('flight'), 'This has been answered in the meantime'],
];

for (const [code, user, flight, act, says] of refusals)
  test(`says why, beside what was asked for: ${code} of ${flight}`, async ({ page, portal }) => {
    await enter(page, portal, user, await caseOf(portal, user, flight));
    await act(page);

    await expect(page.locator('[data-option]').first()).toContainText(says);
  });

test('says why no lounge can be chosen, where none has room', async ({ page, portal }) => {
  await enter(page, portal, gallery, await caseOf(portal, gallery, 'LG22'));
  await press(page, 'See the lounges');
  await expect(page.locator('[data-option]')).toContainText(/no lounge/i);
});

test('says why there is nothing to choose: NO_ALERT_EXISTS', async ({ page, portal }) => {
  await enter(page, portal, gallery, await caseOf(portal, gallery, 'NX03'));

  const card = page.getByRole('region', { name: 'There is nothing to choose' });
  await expect(card).toContainText('No delay or cancellation is recorded');
  await expect(card.getByRole('button', { name: 'Try again' })).toBeEnabled();
});

test('says that an alert was withdrawn to whoever comes by its flight: ALERT_NOT_FOUND', async ({ page, portal }) => {
  await enter(page, portal, errors, await addressOfTrip(portal, errors, 'SK405'));
  await insurances(page).resolve('SK405').click();

  const dialog = page.getByRole('dialog', { name: 'Your disruption' });
  await expect(dialog).toContainText('We can’t find this alert any more. It may have been withdrawn.');
});

test('says that a flight is sold out, and has those that are left: FLIGHT_NOT_FOUND', async ({ page, portal }) => {
  await enter(page, portal, errors, await caseOf(portal, errors, 'RB42'));
  const card = page.locator('[data-option]');
  await page.getByRole('radio', { name: /direct/ }).check();
  await press(page, 'Take this flight');

  await expect(card).toContainText('We can’t find this flight any more.');
  await expect(page.getByRole('radio', { name: /direct/ })).toHaveCount(0);
  await page.getByRole('radio', { name: /1 change/ }).check();
  await press(page, 'Take this flight');
  await expect(page.locator('[data-machine=requestRebooking]')).toHaveAttribute('data-state', 'shown');
  await expect(card).not.toContainText('We can’t find this flight any more.');
});

test('says why no payout method can be set up: CONFIG_MISSING', async ({ page, portal }) => {
  await payouts(page).open(portal, 'noconfig@sky.test');
  await payouts(page).add.click();
  await expect(page.getByRole('dialog')).toContainText('Part of your account’s set-up is missing on our side');
});

test('says why the frame of a supplier does not open: AUTHORIZATION_FAILED', async ({ page, portal }) => {
  await payouts(page).open(portal, 'noauth@rails.test');
  await payouts(page).add.click();
  const { dialog } = payouts(page);
  await expect(dialog.getByRole('heading', { name: 'The form didn’t open' })).toBeVisible();
  await expect(dialog.getByRole('alert')).toContainText('The payout service didn’t let us in.');
});

test('says that a payout method is gone: PAYMENT_METHOD_NOT_FOUND', async ({ page, portal }) => {
  await payouts(page).open(portal, errors);
  await payouts(page).edit('Ghost');
  await page.getByRole('dialog').getByLabel('Name for this payout method').fill('Another name');
  await press(page, 'Save');
  await expect(page.locator('[data-machine=notifier]')).toContainText('We can’t find this payout method any more.');
});

function yes(what: 'flight' | 'hotel') {
  return (page: Page) => press(page, what === 'hotel' ? 'Yes, find me a hotel' : 'Yes, find me a flight');
}

/** To the one of two accounts that there is. */
async function claimTo(page: Page): Promise<void> {
  await claim(page);
  await page.getByRole('dialog').getByRole('button', { name: 'My account' }).click();
}
