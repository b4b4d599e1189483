import { randomUUID } from 'node:crypto';

import { toUuid } from '#sandbox/ids.ts';
import { createPayoutsApi } from '#src/api/payouts/payouts.ts';

import type { Line } from './line.ts';

const anna = toUuid('user:anna@sky.test');
const still = new AbortController().signal;

/** An account of its own each time: one that is there would be refused. */
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

/** One that has just been set up, if it could be. */
async function methodOn(line: Line): Promise<string> {
  const created = await create(line);
  return created.kind === 'created' ? created.payoutMethodId : toUuid('no method');
}

/** How the app asks for payouts. Of those who want a frame, only rails has one. */
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
