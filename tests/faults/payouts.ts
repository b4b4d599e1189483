import { randomUUID } from 'node:crypto';

import { toUuid } from '#sandbox/ids.ts';
import { createPayoutsApi } from '#src/api/payouts/payouts.ts';

import type { Line } from './line.ts';

const anna = toUuid('user:anna@sky.test');
const still = new AbortController().signal;

/** Each call uses a new account number, because an existing one would be refused. */
let account = 20_000_000;

const described = () => ({
  vendor: 'MANUAL-BANK',
  service: 'MANUAL',
  provider: 'BANK',
  type: 'BANK',
  description: 'Another account',
  fields: { accountNumber: String((account += 1)), sortCode: '110000', email: 'anna@sky.test' },
});

const create = (line: Line) => createPayoutsApi(line).createMethod({ method: described(), key: randomUUID() });

/** Creates a payout method and returns its id, if possible. */
async function methodOn(line: Line): Promise<string> {
  const created = await create(line);
  return created.kind === 'created' ? created.payoutMethodId : toUuid('no method');
}

/** The app's calls about payouts. Among the suppliers with a frame, only Rails has one here. */
export const askingPayouts = {
  requiredFields: (line: Line) => createPayoutsApi(line).readFields({ vendor: 'MANUAL-BANK', currency: 'USD' }, still),
  bankLookup: (line: Line) =>
    createPayoutsApi(line).findBanks({ vendor: 'MANUAL-BANK', country: 'US', bankSearch: 'fir' }, still),
  payoutWidget: (line: Line) => createPayoutsApi(line).openFrame({ userId: anna, lang: 'EN' }, still),
  createPayoutMethod: create,
  updatePayoutMethod: async (line: Line) =>
    createPayoutsApi(line).updateMethod({
      payoutMethodId: await methodOn(line),
      changes: { description: 'An account' },
      key: randomUUID(),
    }),
  deletePayoutMethod: async (line: Line) =>
    createPayoutsApi(line).deleteMethod({ payoutMethodId: await methodOn(line), key: randomUUID() }),
};
