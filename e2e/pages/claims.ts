import { expect, type Page } from '@playwright/test';

import type { Fault } from '../kit/levers.ts';
import type { Portal } from '../kit/portal.ts';
import { partnerOf } from '../kit/session.ts';
import { enter, followLink } from './signInPage.ts';

/** What a claim asks of the insurer. */
export const submitting: Fault = { method: 'PUT', path: '/platform/resolutions' };
export const confirming: Fault = { method: 'PUT', path: '/platform/resolutions/*/confirm' };
export const readingCase: Fault = { method: 'GET', path: '/platform/resolutions/options*' };

type Flight = { flightId: string; flightNumber: string };

type Which = { tripId: string; flightId: string };

type Asking = { method?: string; headers?: Record<string, string>; body?: string };

/** Asks the insurer itself, as an app of its own on another device does. */
async function insurerFor(portal: Portal, user: string) {
  const asked = new URLSearchParams({ user, type: 'bearer' });
  const { token, userId } = (await portal.pull('GET', `token?${asked}`)) as { token: string; userId: string };
  const headers = { authorization: `Bearer ${token}`, 'x-api-key': await portal.apiKey(partnerOf(user)) };
  const ask = async (path: string, init: Asking = {}) => {
    const answer = await fetch(`${portal.sandbox}/api${path}`, { ...init, headers: { ...headers, ...init.headers } });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  return { ask, userId };
}

/** The only payout method of somebody's gets another number, elsewhere than where they look at it. */
export async function renumber(portal: Portal, user: string, accountNumber: string): Promise<void> {
  const { ask, userId } = await insurerFor(portal, user);
  const [method] = (await ask(`/platform/payouts/methods?userId=${userId}`)) as { payoutMethodId: string }[];
  await ask(`/platform/payouts/methods/${method?.payoutMethodId}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify({ accountNumber }),
  });
}

async function flightOf(portal: Portal, user: string, flightNumber: string): Promise<Which> {
  const { ask, userId } = await insurerFor(portal, user);
  const trips = (await ask(`/travel/trips?userId=${userId}`)) as { tripId: string; flights: Flight[] }[];
  const trip = trips.find(({ flights }) => flights.some((each) => each.flightNumber === flightNumber));
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

  return {
    card,
    press,
    claim: press('Claim this money'),
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
      await expect(press('Claim this money')).toHaveCount(0);
      await expect(page.getByRole('main')).not.toContainText(/failed|could not be paid|couldn’t pay/i);
    },
  };
};
