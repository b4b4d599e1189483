import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { claimsOf } from '#src/api/claims/claims.ts';
import { itemsOf } from '#src/api/claims/items.ts';
import { machineClient } from '#src/api/clients.ts';
import { insurerOf } from '#src/api/insuring/insuring.ts';
import { payoutsOf } from '#src/api/payouts/payouts.ts';
import { resolutionsOf } from '#src/api/resolutions/resolutions.ts';
import { changesOf } from '#src/api/trips/changes.ts';

const client = machineClient({ url: 'http://sky.localhost/graphql', bearer: () => 'a-token' });
const portal = { client, clock: Date };
const claim = { itemId: 'item-1', alertId: 'alert-1' };
const option = { userId: 'anna', resolutionType: 'CASH', optionId: 'option-1' };
const method = {
  vendor: 'MANUAL-BANK',
  service: 'MANUAL',
  provider: 'BANK',
  type: 'BANK',
  description: '',
  fields: {},
};
const item = { propositionId: 'proposition-1', externalPolicyNumber: 'POL-1', itemTypeId: 'SHOP' };
const trip = { policyNumber: 'POL-1', type: 'SINGLE' as const, passengers: 1, flights: [] };

const writes: Record<string, (key: string) => Promise<unknown>> = {
  'an answer to an option': (key) => resolutionsOf(portal).submit({ ...option, answer: { rejected: true }, key }),
  'a confirmation': (key) => resolutionsOf(portal).confirm({ resolutionId: 'resolution-1', key }),
  'a status': (key) => resolutionsOf(portal).patch({ resolutionId: 'resolution-1', status: 'Confirmed', key }),
  'a new payout method': (key) => payoutsOf(portal).createMethod({ method, key }),
  'a changed payout method': (key) => payoutsOf(portal).updateMethod({ payoutMethodId: 'bank', changes: {}, key }),
  'a preference': (key) => payoutsOf(portal).preferMethod({ payoutMethodId: 'bank', key }),
  'a deleted payout method': (key) => payoutsOf(portal).deleteMethod({ payoutMethodId: 'bank', key }),
  'a purchase': (key) => insurerOf(portal).insureTrip(trip, key),
  'changed travellers': (key) =>
    changesOf(portal).changeTravellers({ tripId: 'trip-1', passengerIds: [], delegatedPassengerId: null, key }),
  'a cancelled trip': (key) => changesOf(portal).cancelTrip({ id: 'trip-1', key }),
  'a decision on an offer': (key) => claimsOf(portal).decide({ ...claim, decision: 'accept', key }),
  'a prediction': (key) => claimsOf(portal).predict({ ...claim, data: [], key }),
  'a dispute': (key) => claimsOf(portal).dispute({ ...claim, data: [], key }),
  'details of a payout': (key) =>
    claimsOf(portal).sendPayout({
      ...claim,
      payoutId: 'payout-1',
      contactNumber: '+14155550123',
      payoutMethodId: 'bank',
      key,
    }),
  'an insured item': (key) => itemsOf(portal).addItem({ details: item, key }),
  'a cancelled item': (key) => itemsOf(portal).cancelItem({ id: 'item-1', key }),
};

const keys: (string | null)[] = [];

beforeEach(() => {
  vi.stubGlobal('fetch', (_: string, { headers }: RequestInit) => {
    keys.push(new Headers(headers).get('idempotency-key'));
    return Promise.reject(new TypeError('Failed to fetch'));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  keys.length = 0;
});

describe.each(Object.entries(writes))('%s', (_, write) => {
  it('sends its key each time', async () => {
    await expect(write('key-1')).rejects.toThrow('Failed to fetch');
    await expect(write('key-1')).rejects.toThrow('Failed to fetch');

    expect(keys).toEqual(['key-1', 'key-1']);
  });
});
