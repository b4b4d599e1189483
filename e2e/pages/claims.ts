import { expect, type Page } from '@playwright/test';

import { callerOf, insurerOf, partnerOf } from '../kit/insurer.ts';
import type { Fault } from '../kit/levers.ts';
import type { Portal } from '../kit/portal.ts';
import { enter, followLink } from './signInPage.ts';

/** What a claim asks of the insurer. */
export const submitting: Fault = { method: 'PUT', path: '/platform/resolutions' };
export const confirming: Fault = { method: 'PUT', path: '/platform/resolutions/*/confirm' };
export const readingCase: Fault = { method: 'GET', path: '/platform/resolutions/options*' };

/** The only payout method of somebody's gets another number, elsewhere than where they look at it. */
export async function renumber(portal: Portal, user: string, accountNumber: string): Promise<void> {
  const { call, userId } = await callerOf(portal, user);
  const methods = (await call('GET', `/platform/payouts/methods?userId=${userId}`)) as { payoutMethodId: string }[];
  await call('PATCH', `/platform/payouts/methods/${methods[0]?.payoutMethodId}`, { accountNumber });
}

async function flightOf(portal: Portal, user: string, flightNumber: string) {
  const trip = await insurerOf(portal, user).tripOf(flightNumber);
  const flight = trip?.flights.find((each) => each.flightNumber === flightNumber);
  if (!trip || !flight) throw new Error(`${user} has no flight ${flightNumber}.`);
  return { tripId: trip.tripId, flightId: flight.flightId };
}

/** The address of what there is for a flight of somebody's. */
export async function caseOf(portal: Portal, user: string, flightNumber: string): Promise<string> {
  const which = new URLSearchParams({ category: 'FLIGHT', ...(await flightOf(portal, user, flightNumber)) });
  return `/resolution/select?${which}`;
}

/** The address of its trip. */
export const addressOfTrip = async (portal: Portal, user: string, flightNumber: string): Promise<string> =>
  `/insurance/${(await flightOf(portal, user, flightNumber)).tripId}`;

/** What the insurer holds: the money that went to somebody. */
export async function paidTo(
  portal: Portal,
  user: string,
): Promise<{ amount: number; payoutMethodId: string | null; paidTo: { account: string } | null }[]> {
  return (await portal.pull('GET', `paid?${new URLSearchParams({ user })}`)) as never;
}

/** The card of an option that is claimed. */
export const claims = (page: Page) => {
  const card = page.locator('main [data-machine=claimOption]');
  const press = (name: string) => page.getByRole('button', { name, exact: true });
  // In the currency of the portal.
  const claim = page.getByRole('button', { name: /^Claim [$£]40\.00$/ });

  return {
    card,
    press,
    claim,
    points: press('Claim these points'),
    dialog: page.getByRole('dialog'),
    told: page.locator('[data-told]'),
    notice: page.locator('[data-machine=notifier]'),

    /** Comes to what there is for a flight. */
    async open(portal: Portal, user: string, flightNumber: string) {
      await enter(page, portal, user, await caseOf(portal, user, flightNumber));
      await expect(card).toBeVisible();
    },

    /** The same, as an agent who acts for the customer. */
    async openFor(portal: Portal, agent: string, user: string, flightNumber: string) {
      await followLink(page, portal, user, agent);
      await page.goto(portal.url(partnerOf(user), await caseOf(portal, user, flightNumber)));
      await expect(card).toBeVisible();
    },

    async is(state: string, words: string | RegExp) {
      await expect(card).toHaveAttribute('data-state', state);
      await expect(card).toContainText(words);
    },

    /** Paid, and nothing on the page says otherwise. */
    async isDone() {
      await expect(card).toHaveAttribute('data-state', 'shown');
      await expect(page.getByRole('main')).toContainText('Confirmed');
      await expect(claim).toHaveCount(0);
      await expect(page.getByRole('main')).not.toContainText(/failed|could not be paid|couldn’t pay/i);
    },
  };
};
