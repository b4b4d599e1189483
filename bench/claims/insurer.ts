import type { DisruptionRef } from '#machines/resolutions/resolutions.ts';

import type { Portal } from '../portal.ts';

const user = 'options@sky.test';

/** Flights with a cash option that is paid without manual work. */
export const flights = ['CA01', 'CA09', 'CA21', 'CA22', 'CA24', 'CA25'];

export type Customer = { userId: string; token: string; which: Readonly<Record<string, DisruptionRef>> };
type Paid = { optionId: string; isReturned: boolean };

async function lever<Said>({ url }: Portal['insurer'], path: string, body?: object): Promise<Said> {
  const answer = await fetch(`${url}/__sandbox/${path}`, {
    ...(body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path} was answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Said;
}

/** Signs in a customer with many options. */
export async function signInCustomer(insurer: Portal['insurer']): Promise<Customer> {
  const { token, userId } = await lever<{ token: string; userId: string }>(insurer, `token?user=${user}`);
  const headers = { 'x-api-key': insurer.apiKey, authorization: `Bearer ${token}` };
  const answer = await fetch(`${insurer.url}/api/travel/trips?userId=${userId}`, { headers });
  const trips = (await answer.json()) as { tripId: string; flights: { flightId: string; flightNumber: string }[] }[];
  const which = trips.flatMap(({ tripId, flights: own }) =>
    own.map(({ flightId, flightNumber }): [string, DisruptionRef] => [
      flightNumber,
      { category: 'FLIGHT', tripId, flightId },
    ]),
  );
  return { userId, token, which: Object.fromEntries(which) };
}

export async function readPayments(
  insurer: Portal['insurer'],
  optionId: string,
): Promise<{ ever: number; now: number }> {
  const all = await lever<Paid[]>(insurer, `paid?user=${user}`);
  const own = all.filter((each) => each.optionId === optionId);
  return { ever: own.length, now: own.filter(({ isReturned }) => !isReturned).length };
}

/** Makes the bank return the money, so that the option can be claimed again. */
export const sendBack = (insurer: Portal['insurer'], called: string): Promise<unknown> =>
  lever(insurer, 'operator', { called, type: 'CASH', event: 'fail' });
