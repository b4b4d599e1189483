import { randomUUID } from 'node:crypto';

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { toUuid } from '#sandbox/ids.ts';
import { createPayoutsApi } from '#src/api/payouts/payouts.ts';

import { type Line, startLine } from './line.ts';

const userId = toUuid('user:anna@sky.test');
const path = '/platform/payouts/methods';
const still = new AbortController().signal;

let line: Line;
let payouts: ReturnType<typeof createPayoutsApi>;
beforeAll(async () => {
  line = await startLine({ deadlineMs: 3_000 });
  payouts = createPayoutsApi(line);
  line.signedInWith(await line.tokenOf('anna@sky.test'));
});
afterEach(() => line.clear());
afterAll(() => line.close());

const to = (accountNumber: string) => ({
  vendor: 'MANUAL-BANK',
  service: 'MANUAL',
  provider: 'BANK',
  type: 'BANK',
  description: 'Another account',
  fields: { accountNumber, sortCode: '110000', email: 'anna@sky.test' },
});

/** Returns Anna's payout methods with an account number, as the app reads them. */
async function methodsTo(accountNumber: string) {
  const answer = await payouts.readMethods({ userId }, still);
  if (answer.kind !== 'read') throw new Error('The methods were refused.');
  return answer.methods.filter(({ fields }) => fields.accountNumber === accountNumber);
}

describe('a payout method, from the app to the insurer,', () => {
  it('is created, read back, preferred, changed and removed', async () => {
    const created = await payouts.createMethod({ method: to('30000001'), key: randomUUID() });
    if (created.kind !== 'created') throw new Error('It was refused.');
    const { payoutMethodId } = created;
    const which = () => ({ payoutMethodId, key: randomUUID() });

    expect(await payouts.preferMethod(which())).toEqual({ kind: 'edited' });
    const changes = { description: 'Mine', address: { addressLine1: '1 Wharf Street' } };
    expect(await payouts.updateMethod({ ...which(), changes })).toEqual({ kind: 'edited' });
    expect(await methodsTo('30000001')).toEqual([
      {
        ...to('30000001'),
        payoutMethodId,
        description: 'Mine',
        isPreferred: true,
        address: { addressLine1: '1 Wharf Street' },
      },
    ]);
    expect(await payouts.deleteMethod(which())).toEqual({ kind: 'deleted' });
    expect(await methodsTo('30000001')).toEqual([]);
  });

  it.each([
    ['was lost after it was done', { lost: true }, 1, '30000002'],
    ['came too late', { hold: true }, 1, '30000003'],
    ['was never given', { network: true }, 0, '30000004'],
  ])('is created once under its key if its answer %s', async (_what, fault, done, account) => {
    const key = randomUUID();
    await line.raise({ method: 'POST', path, times: 1, ...fault });
    await expect(payouts.createMethod({ method: to(account), key })).rejects.toThrow(
      /fetch|NO_ANSWER|ANSWER_LATE|insurer/i,
    );
    expect(await methodsTo(account)).toHaveLength(done);

    expect(await payouts.createMethod({ method: to(account), key })).toMatchObject({ kind: 'created' });
    expect(await methodsTo(account)).toHaveLength(1);
  });

  it.each([
    ['422', { accountNumber: '00000422' }, { accountNumber: 'invalid', sortCode: 'invalid' }],
    ['ill-formed', { email: 'anna' }, { email: 'invalid' }],
  ])('is refused at its fields: %s', async (_what, wrong, fields) => {
    const method = { ...to('30000005'), fields: { ...to('30000005').fields, ...wrong } };
    const answer = await payouts.createMethod({ method, key: randomUUID() });
    expect(answer).toEqual({ kind: 'refused', reaction: { kind: 'fields', fields } });
  });

  it.each([
    ['00000409', 'PAYOUT_EXITS'],
    ['00000500', 'PAYOUT_SERVICE_ERROR'],
  ])('is refused for %s with %s', async (account, code) => {
    const answer = await payouts.createMethod({ method: to(account), key: randomUUID() });
    expect(answer).toEqual({ kind: 'refused', reaction: { kind: 'warning', code } });
  });

  it('never lets a provider’s field replace its own', async () => {
    const method = { ...to('30000006'), fields: { ...to('30000006').fields, description: 'Theirs', vendor: 'X-Y' } };
    await payouts.createMethod({ method, key: randomUUID() });
    expect(await methodsTo('30000006')).toMatchObject([{ description: 'Another account', vendor: 'MANUAL-BANK' }]);
  });
});

describe('the requirements of a provider, from the insurer to the app,', () => {
  it('contain no references, and list missing fields plainly', async () => {
    const answer = await payouts.readFields({ vendor: 'MANUAL-BANK', currency: 'USD' }, still);
    expect(answer).toMatchObject({
      kind: 'read',
      asked: {
        vendor: 'MANUAL-BANK',
        fields: [
          { key: 'accountNumber', kind: 'text', pattern: '^\\d{6,17}$', lookup: null, choices: [], isReadOnly: false },
          { key: 'sortCode', isRequired: true, initially: '' },
          { key: 'email', kind: 'email' },
        ],
      },
    });
  });

  it('are refused for a provider that is not set up, and for an unknown frame', async () => {
    const refused = { kind: 'refused', reaction: { kind: 'warning', code: 'PAYOUT_SERVICE_NOT_CONFIGURED' } };
    expect(await payouts.readFields({ vendor: 'CARD-PREPAY', currency: 'USD' }, still)).toEqual(refused);
    expect(await payouts.openFrame({ userId, lang: 'EN' }, still)).toEqual(refused);
  });

  it('include a bank that is found at the form’s vendor', async () => {
    const find = (bankSearch: string) => payouts.findBanks({ vendor: 'MANUAL-BANK', country: 'US', bankSearch }, still);
    expect(await find('exa')).toMatchObject({ kind: 'read', banks: [{ institutionName: 'EXAMPLE BANK' }] });
    expect(await find('zzz')).toEqual({ kind: 'read', banks: [] });
    expect(await find('ex')).toEqual({
      kind: 'refused',
      reaction: { kind: 'fields', fields: { bankSearch: 'invalid' } },
    });
    expect(await find('err')).toEqual({ kind: 'refused', reaction: { kind: 'warning', code: 'VENDOR_ERROR' } });
  });
});
