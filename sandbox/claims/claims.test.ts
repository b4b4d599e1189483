import { randomUUID } from 'node:crypto';

import { describe, expect, it } from 'vitest';
import type { Claim } from '#schema/rest/claims.ts';
import type { InsuredItem } from '#schema/rest/items.ts';
import { databases } from '#tests/kit/databases.ts';
import {
  accept,
  dispute,
  findDataset,
  getClaimPath,
  keyed,
  predict,
  readClaim,
  readPredictedMonths,
  reject,
} from '#tests/kit/sandbox/claims.ts';

import { borrowInsurer, refusal } from '#tests/kit/sandbox/insurer.ts';
import { toUuid } from '../ids.ts';

describe.each(databases)('a claim, on %s,', (kind) => {
  const insurer = borrowInsurer(kind);
  const { lever } = insurer;
  const berta = () => insurer.as('berta@harvest.test');
  const adjust = (claim: string, event: string) => lever.post('/adjuster', { claim, event });

  it('goes from event to planned payouts, with a timeline in the insurer’s words', async () => {
    const customer = await berta();
    const predicted = await predict(insurer, customer, 'CL-14');
    expect(predicted).toMatchObject({
      status: 200,
      body: { datasetId: expect.any(String), name: 'USER-REVENUE-PREDICTION', completed: true },
    });
    expect(await readClaim(customer, 'CL-14')).toMatchObject({ status: 'prediction' });
    await adjust('CL-14', 'completeOffer');
    const offered = await readClaim(customer, 'CL-14');
    expect(offered.status).toBe('user-confirm-offer');
    expect(findDataset(offered, 'CUSTOMER-OFFER')).toMatchObject({
      completed: true,
      notes: expect.any(String),
      data: (await readPredictedMonths(insurer, 'CL-14')).map((month) => ({ ...month, revenue: 7_200 })),
    });

    expect(await dispute(insurer, customer, 'CL-14')).toMatchObject({ status: 201, body: { name: 'USER-DISPUTE' } });
    const disputed = await readClaim(customer, 'CL-14');
    expect([disputed.status, findDataset(disputed, 'CUSTOMER-OFFER')?.completed]).toEqual([
      'user-confirm-dispute',
      false,
    ]);
    await adjust('CL-14', 'adjustOffer');
    expect(findDataset(await readClaim(customer, 'CL-14'), 'CUSTOMER-OFFER')).toMatchObject({
      completed: true,
      data: (await readPredictedMonths(insurer, 'CL-14')).map((month) => ({
        ...month,
        revenue: 7_920,
        previous: 7_200,
      })),
    });

    const accepted = await accept(customer, 'CL-14');
    expect(accepted).toMatchObject({ status: 200, body: { status: 'offer-accepted', confirmed: true } });
    const { payouts, events } = accepted.body as Claim;
    expect(payouts).toHaveLength(6);
    expect(payouts[0]).toMatchObject({
      periodStart: '2031-02-01',
      periodEnd: '2031-02-28',
      predictedRevenue: 7_920,
      actualRevenue: null,
      profitMargin: 60,
      excess: 0,
      amountPayable: null,
    });
    // February is over, March is not.
    expect(payouts.map(({ status }) => status)).toEqual(['CONFIRM', ...Array(5).fill('FUTURE')]);
    expect(events?.map(({ type }) => type)).toEqual([
      'reported',
      'predict',
      'complete-offer',
      'dispute',
      'adjust-offer',
      'accept',
    ]);
    expect(events?.at(-1)?.on).toMatch(/^2031-03-14T12:00/);
  });

  it('is accepted once, even if the request is repeated', async () => {
    const customer = await berta();
    const key = randomUUID();
    const first = await accept(customer, 'CL-04', key);
    const again = [await accept(customer, 'CL-04', key), await accept(customer, 'CL-04')];
    expect(again.map(({ body }) => body)).toEqual([first.body, first.body]);
    expect((first.body as Claim).payouts.map(({ excess }) => excess)).toEqual([250, 0, 0, 0, 0, 0]);
    expect(await reject(customer, 'CL-04')).toEqual(refusal(409, 'INVALID_RESOLUTION_TYPE'));
    expect(await dispute(insurer, customer, 'CL-04')).toEqual(refusal(409, 'INVALID_RESOLUTION_TYPE'));
  });

  it('is accepted for both if two accept at once', async () => {
    const customer = await berta();
    const both = await Promise.all([accept(customer, 'CL-06'), accept(customer, 'CL-06')]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await readClaim(customer, 'CL-06')).payouts).toHaveLength(6);
  });

  it('is closed when a customer rejects the adjusted offer', async () => {
    const customer = await berta();
    expect(await reject(customer, 'CL-05')).toEqual(refusal(409, 'INVALID_RESOLUTION_TYPE'));
    await adjust('CL-05', 'adjustOffer');
    const rejected = await reject(customer, 'CL-05');
    expect(rejected).toMatchObject({ status: 200, body: { status: 'user-confirm-dispute', completed: true } });
    expect((await reject(customer, 'CL-05')).body).toEqual(rejected.body);
    expect(await accept(customer, 'CL-05')).toEqual(refusal(409, 'INVALID_RESOLUTION_TYPE'));
  });

  it('needs either an acceptance or a rejection', async () => {
    const { patch } = await berta();
    const decide = (body: object) => patch(getClaimPath('CL-08'), body, keyed());
    expect(await decide({})).toEqual(refusal(400, 'MISSING_PARAMS', { confirmed: 'required', completed: 'required' }));
    expect(await decide({ confirmed: true, completed: true })).toEqual(
      refusal(400, 'INVALID_PARAMS', { completed: 'invalid' }),
    );
    expect(await decide({ confirmed: false })).toEqual(refusal(400, 'INVALID_PARAMS', { confirmed: 'invalid' }));
  });

  it('is not found by another customer or under another insured item', async () => {
    const nora = await insurer.as('nora@harvest.test');
    const customer = await berta();
    const elsewhere = getClaimPath('CL-01').replace(toUuid('item:shop'), toUuid('item:bakery'));
    const notFound = refusal(404, 'ALERT_NOT_FOUND');
    expect(await accept(nora, 'CL-04')).toEqual(notFound);
    expect(await predict(insurer, nora, 'CL-01')).toEqual(notFound);
    expect(await dispute(insurer, nora, 'CL-04')).toEqual(notFound);
    expect(await customer.patch(elsewhere, { confirmed: true }, keyed())).toEqual(notFound);
  });

  it('is changed by customers who may write, and by an agent for their customer', async () => {
    const reader = await insurer.as('readonly@harvest.test');
    const denied = refusal(401, 'ACCESS_DENIED');
    expect(await predict(insurer, reader, 'CR-01')).toEqual(denied);
    expect(await accept(reader, 'CR-02')).toEqual(denied);
    expect(await dispute(insurer, reader, 'CR-02')).toEqual(denied);
    const agent = await insurer.as('berta@harvest.test', { agent: 'agent@harvest.test' });
    expect(await predict(insurer, agent, 'CL-13')).toMatchObject({ status: 200 });
    expect((await lever.get('/acts')).body).toMatchObject([{ what: expect.stringContaining('/datasets/') }]);
  });

  it('is listed under its insured item, with its data', async () => {
    const { get } = await berta();
    const items = (await get('/platform/items')).body as InsuredItem[];
    expect(items.map(({ alerts }) => alerts?.length)).toEqual([5, 5, 4]);
    const [shop] = items;
    expect(shop).toMatchObject({ tripId: null, delegated_passenger_id: null });
    expect(shop?.alerts?.[0]).toEqual({
      alertId: toUuid('claim:CL-01'),
      alertType: 'FIRE',
      status: 'prediction',
      completed: false,
    });
    expect(shop?.payouts?.filter(({ payoutId }) => payoutId === toUuid('payout:CL-07:3'))).toHaveLength(1);
    expect(shop?.datasets).toHaveLength(8);
  });
});

describe('a prediction', () => {
  const insurer = borrowInsurer();
  const berta = () => insurer.as('berta@harvest.test');

  it('can be saved incomplete, and is fixed once it is complete', async () => {
    const customer = await berta();
    const months = await readPredictedMonths(insurer, 'CL-02');
    const datasetId = toUuid('dataset:CL-02:USER-REVENUE-PREDICTION');
    const said = months.map((month, at) => ({ ...month, revenue: 1_000.55 * at }));
    const draft = { data: said.slice(0, 2), completed: false, datasetId };
    expect(await predict(insurer, customer, 'CL-02', draft)).toMatchObject({
      status: 200,
      body: { datasetId, completed: false, data: said.slice(0, 2) },
    });
    expect((await readClaim(customer, 'CL-02')).events).toHaveLength(1);

    const key = randomUUID();
    const whole = { data: said.toReversed(), datasetId, key };
    const saved = await predict(insurer, customer, 'CL-02', whole);
    expect(saved).toMatchObject({ status: 200, body: { datasetId, completed: true, data: said } });
    expect((await predict(insurer, customer, 'CL-02', whole)).body).toEqual(saved.body);
    expect(await predict(insurer, customer, 'CL-02', { data: said })).toEqual(refusal(409, 'ALREADY_EXISTS'));
    expect(await predict(insurer, customer, 'CL-02', { ...whole, data: [] })).toEqual(refusal(422, 'KEY_REUSED'));
  });

  it.each<[what: string, at: number, row: object, field: string]>([
    ['negative', 1, { revenue: -0.01 }, 'data.1.revenue'],
    ['more than anybody takes in', 0, { revenue: 1e12 + 1 }, 'data.0.revenue'],
    ['of another month', 5, { year: 2029 }, 'data.5.revenue'],
  ])('is refused if it is %s', async (_what, at, row, field) => {
    const months = (await readPredictedMonths(insurer, 'CL-01')).map((month) => ({ ...month, revenue: 0 }));
    const data = months.map((month, index) => (index === at ? { ...month, ...row } : month));
    expect(await predict(insurer, await berta(), 'CL-01', { data })).toEqual(
      refusal(400, 'FAILED_VALIDATION', { [field]: 'invalid' }),
    );
  });

  it('is refused if a month is missing or repeated', async () => {
    const customer = await berta();
    const [first, ...others] = (await readPredictedMonths(insurer, 'CL-01')).map((month) => ({ ...month, revenue: 0 }));
    expect(await predict(insurer, customer, 'CL-01', { data: others })).toEqual(
      refusal(400, 'FAILED_VALIDATION', { data: 'invalid' }),
    );
    expect(await predict(insurer, customer, 'CL-01', { data: [first, first, ...others] })).toEqual(
      refusal(400, 'FAILED_VALIDATION', { 'data.1.revenue': 'invalid' }),
    );
  });

  it('cannot be stored as an offer or dispute', async () => {
    const customer = await berta();
    for (const datasetId of ['CUSTOMER-OFFER', 'USER-DISPUTE', toUuid('dataset:CL-04:CUSTOMER-OFFER')])
      expect(await predict(insurer, customer, 'CL-01', { datasetId })).toEqual(
        refusal(400, 'FAILED_VALIDATION', { datasetId: 'invalid' }),
      );
  });
});

describe('a dispute', () => {
  const insurer = borrowInsurer();
  const berta = () => insurer.as('berta@harvest.test');

  it('gives a reason for at least one month, within the length limit', async () => {
    const customer = await berta();
    const [first, second] = await readPredictedMonths(insurer, 'CL-04');
    const refused = (fields: Record<string, string>) => refusal(400, 'FAILED_VALIDATION', fields);
    const said = (data: unknown) => dispute(insurer, customer, 'CL-04', { data });
    for (const data of [[], [{ ...first, notes: '  ' }], [{ ...first, attachments: [] }]])
      expect(await said(data)).toEqual(refused({ data: 'invalid' }));
    expect(
      await said([
        { ...first, notes: 'x' },
        { ...second, notes: 'x'.repeat(1_001) },
      ]),
    ).toEqual(refused({ 'data.1.notes': 'invalid' }));
    expect(await said([{ ...first, year: 2029, notes: 'x' }])).toEqual(refused({ 'data.0.notes': 'invalid' }));
    expect(await said([{ ...first, attachments: [toUuid('nothing')] }])).toEqual(
      refused({ 'data.0.attachments': 'invalid' }),
    );

    const longest = 'x'.repeat(1_000);
    expect(await said([first, { ...second, notes: ` ${longest} ` }])).toMatchObject({
      status: 201,
      body: { completed: true, data: [{ ...second, notes: longest }] },
    });
    expect(await said([{ ...first, notes: 'Again' }])).toEqual(refusal(409, 'ALREADY_EXISTS'));
  });
});
