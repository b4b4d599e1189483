import { expect, type Page } from '@playwright/test';

import { createInsurerClient, getPartner, signInCaller } from '../kit/insurer.ts';
import type { Fault } from '../kit/levers.ts';
import type { Portal } from '../kit/portal.ts';
import { enter, followLink } from './signInPage.ts';

export const submitting: Fault = { method: 'PUT', path: '/platform/resolutions' };
export const confirming: Fault = { method: 'PUT', path: '/platform/resolutions/*/confirm' };
export const readingCase: Fault = { method: 'GET', path: '/platform/resolutions/options*' };

/** Changes the number of a customer's only payout method at the insurer, outside of the page. */
export async function renumber(portal: Portal, user: string, accountNumber: string): Promise<void> {
  const { call, userId } = await signInCaller(portal, user);
  const methods = (await call('GET', `/platform/payouts/methods?userId=${userId}`)) as { payoutMethodId: string }[];
  await call('PATCH', `/platform/payouts/methods/${methods[0]?.payoutMethodId}`, { accountNumber });
}

async function flightOf(portal: Portal, user: string, flightNumber: string) {
  const trip = await createInsurerClient(portal, user).tripOf(flightNumber);
  const flight = trip?.flights.find((each) => each.flightNumber === flightNumber);
  if (!trip || !flight) throw new Error(`${user} has no flight ${flightNumber}.`);
  return { tripId: trip.tripId, flightId: flight.flightId };
}

export async function findOptionsPath(portal: Portal, user: string, flightNumber: string): Promise<string> {
  const which = new URLSearchParams({ category: 'FLIGHT', ...(await flightOf(portal, user, flightNumber)) });
  return `/resolution/select?${which}`;
}

export const findTripPath = async (portal: Portal, user: string, flightNumber: string): Promise<string> =>
  `/insurance/${(await flightOf(portal, user, flightNumber)).tripId}`;

/** Returns the insurer's record of payments to a customer. */
export async function readPayments(
  portal: Portal,
  user: string,
): Promise<{ amount: number; payoutMethodId: string | null; paidTo: { account: string } | null }[]> {
  return (await portal.pull('GET', `paid?${new URLSearchParams({ user })}`)) as never;
}

export const claims = (page: Page) => {
  const card = page.locator('main [data-machine=claimOption]');
  const press = (name: string) => page.getByRole('button', { name, exact: true });
  // The portal's currency, dollars or pounds.
  const claim = page.getByRole('button', { name: /^Claim [$£]40\.00$/ });

  return {
    card,
    press,
    claim,
    points: press('Claim these points'),
    dialog: page.getByRole('dialog'),
    told: page.locator('[data-told]'),
    notice: page.locator('[data-machine=notifier]'),

    async open(portal: Portal, user: string, flightNumber: string) {
      await enter(page, portal, user, await findOptionsPath(portal, user, flightNumber));
      await expect(card).toBeVisible();
    },

    /** Opens the options as an agent who acts for the customer. */
    async openFor(portal: Portal, agent: string, user: string, flightNumber: string) {
      await followLink(page, portal, user, agent);
      await page.goto(portal.url(getPartner(user), await findOptionsPath(portal, user, flightNumber)));
      await expect(card).toBeVisible();
    },

    async is(state: string, words: string | RegExp) {
      await expect(card).toHaveAttribute('data-state', state);
      await expect(card).toContainText(words);
    },

    /** Checks that the claim is paid and that nothing on the page contradicts it. */
    async isDone() {
      await expect(card).toHaveAttribute('data-state', 'readOnly');
      await expect(page.getByRole('main')).toContainText('Confirmed');
      await expect(claim).toHaveCount(0);
      await expect(page.getByRole('main')).not.toContainText(/failed|could not be paid|couldn’t pay/i);
    },
  };
};
