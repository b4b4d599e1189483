import { randomUUID } from 'node:crypto';

import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { databases } from '#tests/kit/databases.ts';
import { type Customer, getClaimPath, keyed, readClaim } from '#tests/kit/sandbox/claims.ts';
import { borrowInsurer, refusal } from '#tests/kit/sandbox/insurer.ts';
import { toUuid } from '../ids.ts';
import { claimPaid, claims } from '../tables.ts';

const day = 24 * 3_600_000;
const method = (login: string, at = 1) => toUuid(`method:${login}:${at}`);
const berta = 'berta@harvest.test';

const details = (login = berta, more: object = {}) => ({
  status: 'SENT',
  contactNumber: '+1 555 010-0001',
  payoutMethodId: method(login),
  ...more,
});

type More = { said?: object; key?: string };
const payTo = ({ patch }: Customer, called: string, period: number, { said = details(), key }: More = {}) =>
  patch(`${getClaimPath(called)}/payouts/${toUuid(`payout:${called}:${period}`)}`, said, keyed(key));

describe.each(databases)('a payout of a claim, on %s,', (kind) => {
  const insurer = borrowInsurer(kind);
  const { lever } = insurer;
  const customer = () => insurer.as(berta);
  const paid = async (user = berta) =>
    ((await lever.get(`/paid?user=${user}`)).body as { payoutId: string; amount: number }[]) ?? [];
  const settle = (said: object) => lever.post('/adjuster', { claim: 'CL-07', event: 'payout', ...said });
  const statuses = async () => (await readClaim(await customer(), 'CL-07')).payouts.map(({ status }) => status);

  it('is sent once, however often its details are submitted', async () => {
    const who = await customer();
    const key = randomUUID();
    const sent = await payTo(who, 'CL-07', 3, { key });
    expect(sent).toMatchObject({ status: 200, body: { payoutId: toUuid('payout:CL-07:3'), status: 'SENT' } });
    const again = [
      await payTo(who, 'CL-07', 3, { key }),
      await payTo(who, 'CL-07', 3),
      await payTo(who, 'CL-07', 3, { said: details(berta, { contactNumber: '+15550100001' }) }),
    ];
    expect(again.map(({ body }) => body)).toEqual([sent.body, sent.body, sent.body]);
    expect(await payTo(who, 'CL-07', 3, { said: details(berta, { contactNumber: '+15550100002' }) })).toEqual(
      refusal(404, 'PAYOUT_NOT_FOUND'),
    );
    expect(await paid()).toEqual([
      {
        transferId: expect.any(String),
        payoutId: toUuid('payout:CL-07:3'),
        userId: toUuid(`user:${berta}`),
        claimNumber: 'CL-07',
        payoutMethodId: method(berta),
        contactNumber: '+15550100001',
        amount: 1_229.7,
        currency: 'USD',
        at: '2031-03-14T12:00:00.000Z',
      },
    ]);
    expect((await readClaim(who, 'CL-07')).events?.map(({ type }) => type)).toEqual([
      'reported',
      'predict',
      'complete-offer',
      'accept',
      'payout',
      'payout',
      'payout',
    ]);
  });

  it('is sent once because the database enforces it', async () => {
    const { db } = insurer.sandbox;
    const [transfer] = await db.select().from(claimPaid).limit(1);
    if (!transfer) throw new Error('Nothing was paid.');
    const { place: _, ...again } = transfer;
    await expect(db.insert(claimPaid).values({ ...again, transferId: toUuid('again') })).rejects.toThrow(
      'Failed query',
    );
  });

  it('is sent only if its details are submitted', async () => {
    const who = await customer();
    for (const period of [1, 4, 5, 6, 7])
      expect(await payTo(who, 'CL-07', period)).toEqual(refusal(404, 'PAYOUT_NOT_FOUND'));
    const elsewhere = `${getClaimPath('CL-08')}/payouts/${toUuid('payout:CL-07:4')}`;
    expect(await who.patch(elsewhere, details(), keyed())).toEqual(refusal(404, 'PAYOUT_NOT_FOUND'));
    const nora = await insurer.as('nora@harvest.test');
    expect(await payTo(nora, 'CL-07', 4)).toEqual(refusal(404, 'ALERT_NOT_FOUND'));
    const reader = await insurer.as('readonly@harvest.test');
    expect(await payTo(reader, 'CR-03', 1)).toEqual(refusal(401, 'ACCESS_DENIED'));
  });

  it('is settled by the adjuster within the limit of the claim, and then needs details', async () => {
    expect(await settle({ status: 'PAYMENT-DETAILS', actualRevenue: 4_000 })).toMatchObject({ status: 200 });
    expect((await readClaim(await customer(), 'CL-07')).payouts[3]).toMatchObject({
      status: 'PAYMENT-DETAILS',
      actualRevenue: 4_000,
      amountPayable: 3_600,
    });
    await settle({ period: 5, status: 'NONE', actualRevenue: 12_000 });
    expect((await readClaim(await customer(), 'CL-07')).payouts[4]).toMatchObject({ status: 'NONE', amountPayable: 0 });
    await settle({ period: 6, status: 'SENT', actualRevenue: 9_000 });
    expect((await paid()).at(-1)).toMatchObject({ amount: 600, payoutMethodId: null, contactNumber: null });
    expect(await settle({ period: 6, status: 'NONE' })).toEqual(refusal(409, 'ALREADY_EXISTS'));
    expect(await settle({ period: 8, status: 'NONE' })).toEqual(refusal(404, 'PAYOUT_NOT_FOUND'));
    expect(await settle({})).toEqual(refusal(400, 'MISSING_PARAMS', { status: 'required' }));
    expect(await settle({ period: 7, status: 'NONE', actualRevenue: -1 })).toMatchObject({ status: 400 });
  });

  it('needs figures when its month is over', async () => {
    await lever.post('/reset');
    expect((await statuses()).slice(5)).toEqual(['FUTURE', 'NONE']);
    await lever.post('/clock', { advanceMs: 17 * day });
    expect((await statuses())[5]).toBe('FUTURE');
    await lever.post('/clock', { advanceMs: day });
    expect((await statuses())[5]).toBe('CONFIRM');
    await lever.post('/clock', { reset: true });
  });

  it.each<[what: string, login: string, called: string, said: object, answer: ReturnType<typeof refusal>]>([
    [
      'to nobody’s method',
      berta,
      'CL-07',
      { payoutMethodId: method('anna@sky.test') },
      refusal(404, 'PAYMENT_METHOD_NOT_FOUND'),
    ],
    [
      'without a number that rings',
      berta,
      'CL-07',
      { contactNumber: '555' },
      refusal(400, 'INVALID_PARAMS', { contactNumber: 'invalid' }),
    ],
    ['as something else', berta, 'CL-07', { status: 'NONE' }, refusal(400, 'INVALID_PARAMS', { status: 'invalid' })],
    ['to a ghost', 'errors@harvest.test', 'CE-06', {}, refusal(404, 'PAYMENT_METHOD_NOT_FOUND')],
    ['of a ghost', 'errors@harvest.test', 'CE-08', {}, refusal(404, 'PAYOUT_NOT_FOUND')],
  ])('is refused with %s, and nothing is sent', async (_what, login, called, said, answer) => {
    const who = await insurer.as(login);
    expect(await payTo(who, called, called === 'CL-07' ? 3 : 1, { said: details(login, said) })).toEqual(answer);
    expect(await paid(login)).toEqual([]);
  });

  it('does not exceed the rest of the claim’s limit', async () => {
    await lever.post('/reset');
    const { db } = insurer.sandbox;
    const isIt = eq(claims.alertId, toUuid('claim:CL-07'));
    const [claim] = await db.select().from(claims).where(isIt);
    if (!claim) throw new Error('There is no CL-07');
    await db
      .update(claims)
      .set({ data: { ...claim.data, applicableLimit: 7_000 } })
      .where(isIt);
    await settle({ period: 4, status: 'PAYMENT-DETAILS', actualRevenue: 0 });
    expect((await readClaim(await customer(), 'CL-07')).payouts[3]?.amountPayable).toBe(3_740.3);
  });
});
