import { describe, expect, it } from 'vitest';
import { everyDatabase } from '#tests/kit/databases.ts';
import { borrowInsurer, refusal } from '#tests/kit/sandbox/insurer.ts';
import {
  answer,
  confirm,
  createChangedAnswer,
  getOptionId,
  keyed,
  readOption,
  readResolutionId,
} from '#tests/kit/sandbox/resolutions.ts';
import { toUuid } from '../ids.ts';

const payoutMethodId = toUuid('method:options@sky.test:1');
const invalidType = refusal(409, 'INVALID_RESOLUTION_TYPE');

describe.each(everyDatabase)('money, on %s,', (kind) => {
  const insurer = borrowInsurer(kind);
  const opal = () => insurer.as('options@sky.test');
  const payouts = async (called: string, login = 'options@sky.test') => {
    const { body } = await insurer.lever.get(`/paid?user=${login}`);
    return (body as { optionId: string; amount: number; isReturned: boolean }[]).filter(
      ({ optionId }) => optionId === getOptionId(called),
    );
  };
  const used = async (policy: string, by?: Awaited<ReturnType<typeof opal>>) => {
    const { get, userId } = by ?? (await opal());
    const held = (await get(`/platform/users/${userId}/policies`)).body as {
      externalPolicyNumber: string;
      policyCapUsed: number;
    }[];
    return held.find(({ externalPolicyNumber }) => externalPolicyNumber === policy)?.policyCapUsed;
  };

  it('is claimed, confirmed and paid, with the name of the provider', async () => {
    const customer = await opal();
    const before = (await used('POL-ACTIVE')) ?? 0;
    const claimed = await answer(customer, 'CA24', { payoutMethodId });
    expect(claimed).toMatchObject(createChangedAnswer('Requested'));
    expect(await payouts('CA24')).toEqual([]);
    expect(await confirm(customer, readResolutionId(claimed))).toMatchObject(createChangedAnswer('Confirmed'));
    expect(await payouts('CA24')).toMatchObject([{ amount: 40, payoutMethodId, currency: 'USD', isReturned: false }]);
    expect((await readOption(customer, 'CA24')).state).toMatchObject({
      status: 'Confirmed',
      resolution: { resolutionId: readResolutionId(claimed) },
      payout: {
        vendor: 'MANUAL-BANK',
        payoutMethodId,
        description: 'My account',
        account: '****8811',
        on: expect.any(String) as unknown,
      },
    });
    expect(await used('POL-ACTIVE')).toBe(before + 40);
  });

  it('goes to the method it was claimed for, and still shows it after the method changes', async () => {
    const customer = await opal();
    const method = `/platform/payouts/methods/${payoutMethodId}`;
    const claimed = await answer(customer, 'CA33', { payoutMethodId });
    await customer.patch(method, { description: 'Another name', accountNumber: '00007777' }, keyed());
    const to = { payoutMethodId, description: 'My account', account: '****8811' };
    expect((await readOption(customer, 'CA33')).state.payout).toMatchObject({ ...to, on: null });

    await confirm(customer, readResolutionId(claimed));
    expect(await payouts('CA33')).toMatchObject([{ paidTo: { description: 'My account', account: '00008811' } }]);
    expect((await readOption(customer, 'CA33')).state.payout).toMatchObject(to);
    await customer.patch(method, { description: 'My account', accountNumber: '00008811' }, keyed());
  });

  it('is paid once, however often and simultaneously it is claimed and confirmed', async () => {
    const customer = await opal();
    const key = 'key-of-claim';
    const [first, ...others] = await Promise.all([
      ...Array.from({ length: 4 }, () => answer(customer, 'CA21', { payoutMethodId, key })),
      ...Array.from({ length: 4 }, () => answer(customer, 'CA21', { payoutMethodId })),
    ]);
    const done = [first, ...others].filter((each) => each?.status === 200);
    expect(done.length).toBeGreaterThan(0);
    expect(new Set(done.map((each) => each && readResolutionId(each))).size).toBe(1);
    for (const each of others.filter(({ status }) => status !== 200))
      expect([invalidType, refusal(409, 'REQUEST_RUNNING')]).toContainEqual(each);

    const resolutionId = readResolutionId(done[0] as (typeof others)[number]);
    const all = await Promise.all(Array.from({ length: 6 }, () => confirm(customer, resolutionId)));
    for (const each of all) expect(each).toMatchObject(createChangedAnswer('Confirmed'));
    expect(await payouts('CA21')).toHaveLength(1);
    expect(await answer(customer, 'CA21', { payoutMethodId })).toEqual(invalidType);
  });

  it('has one outcome if customer and agent act at once, and is never paid twice after a reset', async () => {
    const customer = await opal();
    const agent = await insurer.as('options@sky.test', { agent: 'agent@sky.test' });
    const both = await Promise.all([
      answer(customer, 'CA22', { payoutMethodId }),
      answer(agent, 'CA22', { rejected: true, reason: 'Not covered' }),
      answer(customer, 'CA22', { payoutMethodId }),
    ]);
    expect(both[1]).toMatchObject(createChangedAnswer('Rejected'));
    expect((await readOption(customer, 'CA22')).state.status).toBe('Rejected');
    expect(await payouts('CA22')).toEqual([]);

    const reset = { status: 'Initial', reason: 'It was covered' };
    for (let round = 0; round < 2; round += 1) {
      expect(await answer(agent, 'CA22', reset)).toMatchObject(createChangedAnswer('Initial'));
      const claimed = await answer(customer, 'CA22', { payoutMethodId });
      expect(await confirm(customer, readResolutionId(claimed))).toMatchObject(createChangedAnswer('Confirmed'));
    }
    expect(await payouts('CA22')).toHaveLength(1);
  });

  it('keeps its payment details if it is rejected after being paid, also when claimed again', async () => {
    await insurer.lever.post('/reset');
    const customer = await opal();
    const agent = await insurer.as('options@sky.test', { agent: 'agent@sky.test' });
    await confirm(customer, readResolutionId(await answer(customer, 'CA24', { payoutMethodId })));
    const [before] = await payouts('CA24');
    const sent = { payoutMethodId, description: 'My account', on: expect.any(String) as unknown };
    const told = async () => (await readOption(customer, 'CA24')).state;
    const first = (await told()).payout;
    expect(first).toMatchObject(sent);

    await answer(agent, 'CA24', { rejected: true, reason: 'Paid by mistake' });
    expect(await told()).toMatchObject({ status: 'Rejected', payout: first });
    expect((await readOption(agent, 'CA24')).state.payout).toEqual(first);
    await answer(agent, 'CA24', { status: 'Initial', reason: 'It was right' });
    expect(await told()).toMatchObject({ status: 'Initial', payout: first });

    const other = await customer.post(
      '/platform/payouts/methods',
      {
        userId: customer.userId,
        vendor: 'WALLET-PAYGO',
        type: 'WALLET',
        description: 'Wallet',
        email: 'opal@wallet.test',
      },
      keyed(),
    );
    const { payoutMethodId: elsewhere } = other.body as { payoutMethodId: string };
    await confirm(customer, readResolutionId(await answer(customer, 'CA24', { payoutMethodId: elsewhere })));
    expect(await told()).toMatchObject({ status: 'Confirmed', payout: first });
    expect(await payouts('CA24')).toEqual([before]);
  });

  it('is paid again only after the first payment was returned', async () => {
    const customer = await opal();
    const before = (await used('POL-NEAR')) ?? 0;
    const claim = async () => confirm(customer, readResolutionId(await answer(customer, 'CA25', { payoutMethodId })));
    await claim();
    expect(await used('POL-NEAR')).toBe(before + 40);
    expect(await insurer.lever.post('/operator', { called: 'CA25', event: 'fail' })).toMatchObject(
      createChangedAnswer('Failed'),
    );
    expect(await used('POL-NEAR')).toBe(before);
    expect(await claim()).toMatchObject(createChangedAnswer('Confirmed'));
    expect((await payouts('CA25')).map(({ isReturned }) => isReturned)).toEqual([true, false]);
  });

  it('waits for the insurer if it is paid by hand', async () => {
    const customer = await opal();
    const resolutionId = readResolutionId(await answer(customer, 'CA23', { payoutMethodId }));
    expect(await confirm(customer, resolutionId)).toMatchObject(createChangedAnswer('Requested'));
    expect(await payouts('CA23')).toEqual([]);
    expect(await insurer.lever.post('/operator', { called: 'CA23', event: 'pay' })).toMatchObject(
      createChangedAnswer('Confirmed'),
    );
    expect(await insurer.lever.post('/operator', { called: 'CA23', event: 'pay' })).toEqual(invalidType);
    expect(await payouts('CA23')).toHaveLength(1);
  });

  it('is points for the points option, without a payment', async () => {
    const customer = await opal();
    const claimed = await answer(customer, 'PT01', {});
    expect(await confirm(customer, readResolutionId(claimed))).toMatchObject(createChangedAnswer('Confirmed'));
    expect(await payouts('PT01')).toEqual([]);
  });

  it('is paid to a method of the customer, or by a partner that needs none', async () => {
    const customer = await opal();
    expect(await answer(customer, 'CA09', {})).toEqual(refusal(400, 'MISSING_PARAMS', { payoutMethodId: 'required' }));
    expect(await answer(customer, 'CA09', { payoutMethodId: toUuid('method:anna@sky.test:1') })).toEqual(
      refusal(404, 'PAYMENT_METHOD_NOT_FOUND'),
    );
    const paula = await insurer.as('paula@rails.test');
    expect(await answer(paula, 'CA27', {})).toMatchObject(createChangedAnswer('Requested'));
    expect((await readOption(paula, 'CA27')).state.payout).toBeUndefined();
  });

  it('protects the method that it will be paid to', async () => {
    const maya = await insurer.as('many@sky.test');
    const inUse = refusal(400, 'PAYOUT_METHOD_IN_USE');
    const path = `/platform/payouts/methods/${toUuid('method:many@sky.test:2')}`;
    expect(await maya.remove(path)).toEqual(inUse);
    await insurer.lever.post('/operator', { called: 'CA32', event: 'pay' });
    expect(await maya.remove(path)).toMatchObject({ status: 204 });
  });

  it('does not exceed the rest of a policy, even if two claims each fit when they were made', async () => {
    await insurer.lever.post('/reset');
    const maya = await insurer.as('many@sky.test');
    const hers = { payoutMethodId: toUuid('method:many@sky.test:1') };
    const claims = [await answer(maya, 'CA34', hers), await answer(maya, 'CA30', hers)] as const;
    await insurer.lever.post('/operator', { called: 'CA32', event: 'pay' });
    expect(await used('POL-NEAR', maya)).toBe(460);

    const confirmed = [
      await confirm(maya, readResolutionId(claims[0])),
      await confirm(maya, readResolutionId(claims[1])),
    ];
    expect(confirmed).toMatchObject([createChangedAnswer('Confirmed'), createChangedAnswer('Failed')]);
    expect(await payouts('CA30', 'many@sky.test')).toEqual([]);
    expect(await used('POL-NEAR', maya)).toBe(500);
    expect(await answer(maya, 'CA30', hers)).toEqual(refusal(409, 'CLAIMS_EXCEEDED'));
  });

  it('reduces the cover of its recipient only, not of others who hold the same policy', async () => {
    await insurer.lever.post('/reset');
    const [customer, anna, maya] = [await opal(), await insurer.as('anna@sky.test'), await insurer.as('many@sky.test')];
    for (const called of ['CA24', 'CA25'])
      await confirm(customer, readResolutionId(await answer(customer, called, { payoutMethodId })));

    expect([await used('POL-ACTIVE'), await used('POL-NEAR')]).toEqual([40, 460]);
    expect([await used('POL-ACTIVE', anna), await used('POL-NEAR', maya)]).toEqual([0, 420]);
  });

  it('is refused if the policy has nothing left, or if the account cannot be reached', async () => {
    const customer = await opal();
    expect(await answer(customer, 'CA26', { payoutMethodId })).toEqual(refusal(409, 'CLAIMS_EXCEEDED'));
    const errors = await insurer.as('errors@sky.test');
    const own = { payoutMethodId: toUuid('method:errors@sky.test:2') };
    expect(await answer(errors, 'CA40', own)).toEqual(refusal(404, 'RESOLUTION_NOT_FOUND'));
    expect(await answer(errors, 'CA43', own)).toEqual(refusal(409, 'CLAIMS_EXCEEDED'));
    expect(await answer(errors, 'CA44', own)).toEqual(refusal(500, 'PAYOUT_SERVICE_ERROR'));
    expect(await confirm(errors, toUuid('resolution:CA41:1'))).toEqual(refusal(404, 'PAYOUT_NOT_FOUND'));
    expect(await confirm(errors, toUuid('resolution:CA45:1'))).toMatchObject(createChangedAnswer('Failed'));
    expect(await payouts('CA45', 'errors@sky.test')).toEqual([]);
  });

  it('is sent once per option because the database enforces it', async () => {
    const { db } = insurer.sandbox;
    const { paid } = await import('../tables.ts');
    const [payout] = await db.select().from(paid).limit(1);
    if (!payout) throw new Error('Nothing was paid.');
    const { place: _, ...again } = payout;
    await expect(db.insert(paid).values({ ...again, payoutId: toUuid('again'), isReturned: false })).rejects.toThrow(
      'Failed query: insert into "paid"',
    );
  });
});
