import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createClaimsApi } from './claims/claims.ts';
import { createItemsApi } from './claims/items.ts';
import { machineClient } from './clients.ts';
import { createInsuranceApi } from './insurance/insurance.ts';
import { createPayoutsApi } from './payouts/payouts.ts';
import { createResolutionsApi } from './resolutions/resolutions.ts';
import { createTripChangesApi } from './trips/changes.ts';

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
  'an answer to an option': (key) =>
    createResolutionsApi(portal).submit({ ...option, answer: { rejected: true }, key }),
  'a confirmation': (key) => createResolutionsApi(portal).confirm({ resolutionId: 'resolution-1', key }),
  'a status': (key) => createResolutionsApi(portal).patch({ resolutionId: 'resolution-1', status: 'Confirmed', key }),
  'a new payout method': (key) => createPayoutsApi(portal).createMethod({ method, key }),
  'a changed payout method': (key) =>
    createPayoutsApi(portal).updateMethod({ payoutMethodId: 'bank', changes: {}, key }),
  'a preference': (key) => createPayoutsApi(portal).preferMethod({ payoutMethodId: 'bank', key }),
  'a deleted payout method': (key) => createPayoutsApi(portal).deleteMethod({ payoutMethodId: 'bank', key }),
  'a purchase': (key) => createInsuranceApi(portal).insureTrip(trip, key),
  'changed travellers': (key) =>
    createTripChangesApi(portal).changeTravellers({
      tripId: 'trip-1',
      passengerIds: [],
      delegatedPassengerId: null,
      key,
    }),
  'a cancelled trip': (key) => createTripChangesApi(portal).cancelTrip({ id: 'trip-1', key }),
  'a decision on an offer': (key) => createClaimsApi(portal).decide({ ...claim, decision: 'accept', key }),
  'a prediction': (key) => createClaimsApi(portal).predict({ ...claim, data: [], key }),
  'a dispute': (key) => createClaimsApi(portal).dispute({ ...claim, data: [], key }),
  'details of a payout': (key) =>
    createClaimsApi(portal).sendPayout({
      ...claim,
      payoutId: 'payout-1',
      contactNumber: '+14155550123',
      payoutMethodId: 'bank',
      key,
    }),
  'an insured item': (key) => createItemsApi(portal).addItem({ details: item, key }),
  'a cancelled item': (key) => createItemsApi(portal).cancelItem({ id: 'item-1', key }),
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
