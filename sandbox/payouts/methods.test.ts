import { randomUUID } from 'node:crypto';

import { describe, expect, it } from 'vitest';
import type { PayoutMethod } from '#schema/rest/payouts.ts';
import { databases } from '#tests/kit/databases.ts';
import { borrowInsurer, type Caller, refusal } from '#tests/kit/sandbox/insurer.ts';
import { toUuid } from '../ids.ts';

const methods = '/platform/payouts/methods';
const keyed = (key: string = randomUUID()) => ({ 'idempotency-key': key });
const notFound = refusal(404, 'PAYMENT_METHOD_NOT_FOUND');
const notConfigured = refusal(400, 'PAYOUT_SERVICE_NOT_CONFIGURED');
const invalid = (...fields: string[]) =>
  refusal(400, 'FAILED_VALIDATION', Object.fromEntries(fields.map((field) => [field, 'invalid'])));
/** Returns a refusal of the payment provider that names these fields. */
const payments = (...fields: string[]) => {
  const body = {
    status: 422,
    type: 'Payments',
    message: expect.any(String),
    fields: Object.fromEntries(fields.map((field) => [field, 'invalid'])),
  };
  return { status: 422, body, text: expect.any(String) };
};

const manual = { vendor: 'MANUAL-BANK', service: 'MANUAL', provider: 'BANK', type: 'BANK', description: 'My bank' };
const account = (accountNumber: string) => ({ accountNumber, sortCode: '110000', email: 'anna@sky.test' });
const wallet = { vendor: 'WALLET-PAYGO', type: 'WALLET', description: 'Wallet', email: 'anna@wallet.test' };
const corporate = {
  vendor: 'CORPORATE-BANKPRO',
  type: 'BANK',
  description: 'Company',
  legalType: 'BUSINESS',
  accountType: 'CHECKING',
  accountNumber: '12345678',
  routing: 'GB110011',
  bankName: 'First Pennine Bank',
  email: 'vera@voyage.test',
};

type Customer = Caller & { userId: string };
const listed = async ({ get, userId }: Customer) => (await get(`${methods}?userId=${userId}`)).body as PayoutMethod[];
const idIn = ({ body }: { body: unknown }) => (body as { payoutMethodId: string }).payoutMethodId;
const preferredOf = (all: PayoutMethod[]) =>
  all.filter(({ preferred }) => preferred === 1).map(({ payoutMethodId }) => payoutMethodId);

describe.each(databases)('payout methods, on %s,', (kind) => {
  const insurer = borrowInsurer(kind);
  const as = (login: string) => insurer.as(login);

  describe('creating', () => {
    it('happens once per key; the first method is preferred', async () => {
      const noor = await as('nomethod@sky.test');
      const given = { ...manual, ...account('00007001'), extras: { addressLine1: ' 1 Wharf Street ', city: '' } };
      const first = await noor.post(methods, given, keyed('key-of-method'));
      const again = await noor.post(methods, given, keyed('key-of-method'));
      const second = await noor.post(methods, wallet, keyed());

      expect([first.status, again.body, second.status]).toEqual([201, first.body, 201]);
      expect(await listed(noor)).toEqual([
        {
          payoutMethodId: idIn(first),
          ...manual,
          ...account('00007001'),
          preferred: 1,
          extras: { addressLine1: '1 Wharf Street' },
        },
        expect.objectContaining({ payoutMethodId: idIn(second), ...wallet, preferred: 0, extras: {} }),
      ]);
    });

    it('happens once without a key too, from any number of tabs at once', async () => {
      const otis = await as('one@sky.test');
      const all = await Promise.all(
        Array.from({ length: 5 }, () => otis.post(methods, { ...manual, ...account('00007002') })),
      );

      expect(all.filter(({ status }) => status === 201)).toHaveLength(1);
      for (const other of all.filter(({ status }) => status !== 201))
        expect(other).toEqual(refusal(409, 'PAYOUT_EXITS'));
      expect((await listed(otis)).filter(({ accountNumber }) => accountNumber === '00007002')).toHaveLength(1);
    });

    it('requires all fields of the provider, which depend on the country', async () => {
      const vera = await as('vera@voyage.test');
      const created = await vera.post(methods, { ...corporate, country: 'US', reference: 'mine' }, keyed());

      expect(created.status).toBe(201);
      const method = (await listed(vera)).find(({ payoutMethodId }) => payoutMethodId === idIn(created));
      expect(method).toMatchObject({ routing: 'GB110011', country: 'GB', legalType: 'BUSINESS', preferred: 0 });
      expect(method).not.toHaveProperty('reference');
    });

    it.each([
      [
        'nothing',
        {},
        refusal(400, 'MISSING_PARAMS', { vendor: 'required', type: 'required', description: 'required' }),
      ],
      ['no account', { ...manual, sortCode: '110000', email: 'a@b.test' }, invalid('accountNumber')],
      ['an account of letters', { ...manual, ...account('12AB5678') }, invalid('accountNumber')],
      ['an account that is no text', { ...manual, ...account('1'), accountNumber: 12345678 }, invalid('accountNumber')],
      ['an address that is none', { ...wallet, email: 'anna@' }, invalid('email')],
      ['a blank description', { ...wallet, description: ' ' }, invalid('description')],
      ['a long description', { ...wallet, description: 'x'.repeat(101) }, invalid('description')],
      ['a long line', { ...wallet, extras: { addressLine1: 'x'.repeat(101) } }, invalid('addressLine1')],
      ['another type', { ...wallet, type: 'BANK' }, invalid('type')],
      ["another's service", { ...wallet, service: 'MANUAL', provider: 'BANK' }, invalid('service', 'provider')],
      ['a provider of another partner', corporate, notConfigured],
      ['a provider that nobody set up', { ...wallet, vendor: 'CARD-PREPAY', type: 'CARD' }, notConfigured],
      ['a provider that there is not', { ...manual, vendor: '__proto__' }, notConfigured],
      ['an account that is there', { ...manual, ...account('00001234') }, refusal(409, 'PAYOUT_EXITS')],
      ['an account of somebody', { ...manual, ...account('00000409') }, refusal(409, 'PAYOUT_EXITS')],
      ['an account that does not exist', { ...manual, ...account('00000422') }, payments('accountNumber', 'sortCode')],
      [
        'an account that breaks the service',
        { ...manual, ...account('00000500') },
        refusal(500, 'PAYOUT_SERVICE_ERROR'),
      ],
    ])('is refused with %s', async (_what, given, refused) => {
      const anna = await as('anna@sky.test');
      const before = await listed(anna);
      expect(await anna.post(methods, given, keyed())).toEqual(refused);
      expect(await listed(anna)).toEqual(before);
    });

    it('is refused where nothing is paid out', async () => {
      expect(await (await as('sso@plain.test')).post(methods, wallet)).toEqual(refusal(401, 'ACCESS_DENIED'));
      expect(await (await as('noconfig@sky.test')).post(methods, wallet)).toEqual(refusal(400, 'CONFIG_MISSING'));
    });
  });

  describe('changing', () => {
    const householdId = toUuid('method:many@sky.test:2');
    const oldId = toUuid('method:many@sky.test:1');

    it('changes the given fields only', async () => {
      const maya = await as('many@sky.test');
      const [before] = (await listed(maya)).filter(({ payoutMethodId }) => payoutMethodId === oldId);
      const changes = { description: 'Old', extras: { addressLine1: '2 Wharf Street' }, email: 'maya@sky.test' };
      const { status, body } = await maya.patch(`${methods}/${oldId}`, changes, keyed());
      expect([status, body]).toEqual([200, { ...before, ...changes }]);
      expect(await listed(maya)).toContainEqual(body);
    });

    it('makes one method preferred, and no other', async () => {
      const maya = await as('many@sky.test');
      for (const preferred of [householdId, oldId]) {
        const answer = await maya.patch(`${methods}/${preferred}`, { preferred: 1 }, keyed());
        expect(answer).toMatchObject({ status: 200, body: { payoutMethodId: preferred, preferred: 1 } });
        expect(preferredOf(await listed(maya))).toEqual([preferred]);
      }
      const both = [householdId, oldId].map((id) => maya.patch(`${methods}/${id}`, { preferred: 1 }));
      for (const { status } of await Promise.all(both)) expect(status).toBe(200);
      expect(preferredOf(await listed(maya))).toHaveLength(1);
    });

    it('moves to another provider, with all fields that it requires', async () => {
      const vera = await as('vera@voyage.test');
      const path = `${methods}/${toUuid('method:vera@voyage.test:1')}`;
      const { accountNumber, ...half } = corporate;
      expect(await vera.patch(path, half, keyed())).toEqual(invalid('accountNumber'));
      expect(await vera.patch(path, { ...corporate, accountNumber: '87654321' }, keyed())).toMatchObject({
        status: 200,
        body: { vendor: 'CORPORATE-BANKPRO', routing: 'GB110011', accountNumber: '87654321', preferred: 1 },
      });
      expect((await vera.patch(path, { description: 'Company, in pounds' })).body).not.toHaveProperty('sortCode');
    });

    it.each([
      ['a blank description', { description: '' }, invalid('description')],
      ['half an account', { accountNumber: '12' }, invalid('accountNumber')],
      ['no account', { accountNumber: null }, invalid('accountNumber')],
      ['another type', { type: 'WALLET' }, invalid('type')],
      ['a provider of another partner', { ...corporate }, notConfigured],
      ['the account of another method', { accountNumber: '00003311' }, payments('accountNumber')],
      ['an account that does not exist', { accountNumber: '00000422' }, payments('accountNumber', 'sortCode')],
      ['an account that breaks the service', { accountNumber: '00000500' }, refusal(500, 'PAYOUT_SERVICE_ERROR')],
      ['a little preferred', { preferred: 2 }, refusal(400, 'INVALID_PARAMS', { preferred: 'invalid' })],
    ])('is refused to %s', async (_what, changes, refused) => {
      const maya = await as('many@sky.test');
      const before = await listed(maya);
      expect(await maya.patch(`${methods}/${householdId}`, changes, keyed())).toEqual(refused);
      expect(await listed(maya)).toEqual(before);
    });
  });

  it('are removed, once per key', async () => {
    const emil = await as('emil@sky.test');
    const payoutMethodId = idIn(await emil.post(methods, wallet, keyed()));
    const key = keyed();
    for (const _ of [1, 2])
      expect(await emil.remove(`${methods}/${payoutMethodId}`, key)).toMatchObject({ status: 204 });
    expect(await emil.remove(`${methods}/${payoutMethodId}`, keyed())).toEqual(notFound);
    expect(await listed(emil)).toEqual([]);
  });

  it('are not found by other customers, and neither is a ghost', async () => {
    const errors = await as('errors@sky.test');
    const ghost = toUuid('method:errors@sky.test:1');
    expect((await listed(errors)).map(({ payoutMethodId }) => payoutMethodId)).toContain(ghost);
    for (const id of [ghost, toUuid('method:anna@sky.test:1'), toUuid('no method')]) {
      expect(await errors.patch(`${methods}/${id}`, { description: 'Mine' }, keyed())).toEqual(notFound);
      expect(await errors.remove(`${methods}/${id}`, keyed())).toEqual(notFound);
    }
    expect(await errors.remove(`${methods}/no-id`)).toEqual(
      refusal(400, 'INVALID_PARAMS', { payoutMethodId: 'invalid' }),
    );
  });

  it('are changed only by users who may write and have the right', async () => {
    const own = `${methods}/${toUuid('method:anna@sky.test:1')}`;
    for (const login of ['bare@sky.test', 'readonly@sky.test']) {
      const caller = await as(login);
      const answers = [
        await caller.post(methods, wallet, keyed()),
        await caller.patch(own, { description: 'Mine' }, keyed()),
        await caller.remove(own, keyed()),
      ];
      for (const answer of answers) expect([login, answer]).toEqual([login, refusal(401, 'ACCESS_DENIED')]);
    }
  });
});
