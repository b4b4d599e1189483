import { randomUUID } from 'node:crypto';

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import type { Claim } from '#machines/claims/claims.ts';
import { listPeriods } from '#sandbox/claims/periods.ts';
import { toUuid } from '#sandbox/ids.ts';
import { createClaimsApi } from '#src/api/claims/claims.ts';
import { createDocumentsApi } from '#src/api/claims/documents.ts';
import { createItemsApi } from '#src/api/claims/items.ts';

import { type Line, startLine } from './line.ts';

const still = new AbortController().signal;
const alert = '/platform/items/*/alerts/*';
const noAnswer = /fetch|NO_ANSWER|ANSWER_LATE|insurer/i;

let line: Line;
let claims: ReturnType<typeof createClaimsApi>;
beforeAll(async () => {
  line = await startLine({ deadlineMs: 3_000, partner: 'harvest' });
  claims = createClaimsApi({ ...line, clock: Date });
});
afterEach(() => line.clear());
afterAll(() => line.close());

const signIn = async (login: string) => line.signedInWith(await line.tokenOf(login));

async function claimCalled(called: string): Promise<Claim> {
  const answer = await claims.readClaim({ alertId: toUuid(`claim:${called}`) }, still);
  if (answer.kind !== 'read' || !answer.claim) throw new Error(`${called} was not read.`);
  return answer.claim;
}

const setOf = ({ datasets }: Claim, name: string) => datasets.find((each) => each.name === name);
const monthsOf = ({ alertDate }: Claim) => listPeriods(alertDate).map(({ year, month }) => ({ year, month }));

/** The calls that a customer can make about a claim, each with a new key. */
function acting({ itemId, alertId, ...claim }: Claim) {
  const [first] = monthsOf({ itemId, alertId, ...claim });
  const which = () => ({ itemId, alertId, key: randomUUID() });
  const datasetId = claim.datasets.find(({ name }) => name === 'USER-REVENUE-PREDICTION')?.datasetId;
  const data = monthsOf({ itemId, alertId, ...claim }).map((month) => ({ ...month, revenue: 9_000 }));
  return {
    predict: { ...which(), datasetId, data },
    dispute: { ...which(), data: first ? [{ ...first, notes: 'Too little' }] : [] },
    accept: { ...which(), decision: 'accept' as const },
  };
}

describe('a claim, from the app to the insurer,', () => {
  it('is read with all its data', async () => {
    await signIn('berta@harvest.test');
    const claim = await claimCalled('CL-07');
    expect(claim).toMatchObject({
      claimNumber: 'CL-07',
      status: 'offer-accepted',
      confirmed: true,
      data: { currency: 'USD', profitMargin: 60, retention: 250, applicableLimit: 50_000, restorationPeriod: 6 },
      assignee: { firstname: 'Ines', surname: 'Calder' },
      broker: 'broker@brokers.test',
    });
    expect(claim.events.map(({ type }) => type)).toEqual([
      'reported',
      'predict',
      'complete-offer',
      'accept',
      'payout',
      'payout',
    ]);
    expect(new Set(claim.payouts.map(({ status }) => status))).toEqual(
      new Set(['SENT', 'PAYMENT-DETAILS', 'CONFIRM', 'FUTURE', 'NONE']),
    );
    expect(setOf(claim, 'CUSTOMER-OFFER')?.data).toHaveLength(7);
    expect(await claimCalled('CL-14')).toMatchObject({ datasets: [], data: { retention: null } });
    expect(await claimCalled('CL-13')).toMatchObject({ assignee: null, broker: null, data: { retention: 0 } });
    const nobodys = await claims.readClaim({ alertId: toUuid('nothing') }, still);
    expect(nobodys).toMatchObject({ kind: 'read', claim: undefined });
  });

  it.each([
    ['are lost after it was done', { lost: true }, 'CL-01'],
    ['come too late', { hold: true }, 'CL-02'],
    ['are never given', { network: true }, 'CL-14'],
  ])('is read again, retried, and changed once, if answers %s', async (_what, fault, called) => {
    await signIn('berta@harvest.test');
    const isDone = !('network' in fault);
    const losing = (method: string, path: string) => line.raise({ method, path, times: 1, ...fault });

    const { predict } = acting(await claimCalled(called));
    await losing('PATCH', `${alert}/datasets/*`);
    await expect(claims.predict(predict)).rejects.toThrow(noAnswer);
    const predicted = setOf(await claimCalled(called), 'USER-REVENUE-PREDICTION');
    expect(predicted?.completed ?? false).toBe(isDone);
    expect(await claims.predict(predict)).toMatchObject({ kind: 'saved', dataset: { completed: true } });
    const again = await claims.predict({ ...predict, key: randomUUID() });
    expect(again).toEqual({ kind: 'refused', reaction: { kind: 'warning', code: 'ALREADY_EXISTS' } });

    await line.adjust(called, 'completeOffer');
    const { dispute } = acting(await claimCalled(called));
    await losing('POST', `${alert}/datasets`);
    await expect(claims.dispute(dispute)).rejects.toThrow(noAnswer);
    expect((await claimCalled(called)).status).toBe(isDone ? 'user-confirm-dispute' : 'user-confirm-offer');
    expect(await claims.dispute(dispute)).toMatchObject({ kind: 'saved', dataset: { name: 'USER-DISPUTE' } });

    await line.adjust(called, 'adjustOffer');
    const { accept } = acting(await claimCalled(called));
    await losing('PATCH', alert);
    await expect(claims.decide(accept)).rejects.toThrow(noAnswer);
    expect((await claimCalled(called)).confirmed).toBe(isDone);
    const accepted = await claims.decide(accept);
    expect(accepted).toMatchObject({ kind: 'changed', claim: { status: 'offer-accepted', confirmed: true } });
    expect(await claims.decide({ ...accept, key: randomUUID() })).toEqual(accepted);
    const after = await claimCalled(called);
    expect(after.payouts).toHaveLength(monthsOf(after).length);
    expect(after.datasets).toHaveLength(3);
    expect(after.events.map(({ type }) => type)).toEqual([
      'reported',
      'predict',
      'complete-offer',
      'dispute',
      'adjust-offer',
      'accept',
    ]);
  });

  it.each([
    ['is lost after it was sent', { lost: true }, 3, 'SENT'],
    ['comes too late', { hold: true }, 4, 'SENT'],
    ['is never given', { network: true }, 5, 'PAYMENT-DETAILS'],
  ])('has a payout sent once if its answer %s', async (_what, fault, period, meanwhile) => {
    const user = 'berta@harvest.test';
    await signIn(user);
    await line.adjust('CL-07', 'payout', { period, status: 'PAYMENT-DETAILS', actualRevenue: 4_000 });
    const { payouts, itemId, alertId } = await claimCalled('CL-07');
    const payoutId = payouts[period - 1]?.payoutId ?? '';
    const details = { contactNumber: '+15550100001', payoutMethodId: toUuid(`method:${user}:1`) };
    const asked = { itemId, alertId, payoutId, ...details, key: randomUUID() };
    await line.raise({ method: 'PATCH', path: `${alert}/payouts/*`, times: 1, ...fault });
    await expect(claims.sendPayout(asked)).rejects.toThrow(noAnswer);
    expect((await claimCalled('CL-07')).payouts[period - 1]?.status).toBe(meanwhile);

    const sent = await claims.sendPayout(asked);
    expect(sent).toMatchObject({ kind: 'sent', payout: { payoutId, status: 'SENT' } });
    expect(await claims.sendPayout({ ...asked, key: randomUUID() })).toEqual(sent);
    const other = await claims.sendPayout({ ...asked, contactNumber: '+15550100009', key: randomUUID() });
    expect(other).toEqual({ kind: 'refused', reaction: { kind: 'warning', code: 'PAYOUT_NOT_FOUND' } });
    expect((await line.paidTo(user)).filter((transfer) => transfer.payoutId === payoutId)).toHaveLength(1);
  });

  it.each([
    ['is lost after it was done', { lost: true }],
    ['comes too late', { hold: true }],
    ['is never given', { network: true }],
  ])('has a file attached once, and named in its dispute, if its answer %s', async (_what, fault) => {
    await signIn('berta@harvest.test');
    const documents = createDocumentsApi(line);
    const { itemId, alertId } = await claimCalled('CL-04');
    const asked = { userId: toUuid('user:berta@harvest.test'), documentName: 'takings.pdf' };
    await line.raise({ method: 'GET', path: '/platform/users/*/documents/stream-url', times: 1, ...fault });
    await expect(documents.openDocument(asked, still)).rejects.toThrow(noAnswer);
    const place = await documents.openDocument(asked, still);
    if (place.kind !== 'created') throw new Error('It was refused.');
    expect((await fetch(place.url, { method: 'PUT', body: '%PDF-1.7 takings' })).status).toBe(204);

    const attachment = { itemId, alertId, name: 'takings.pdf', documentId: place.documentId, key: randomUUID() };
    await line.raise({ method: 'POST', path: `${alert}/attachments`, times: 1, ...fault });
    await expect(documents.attachDocument(attachment)).rejects.toThrow(noAnswer);
    const attached = await documents.attachDocument(attachment);
    expect(attached).toMatchObject({ kind: 'attached', name: 'takings.pdf' });
    expect(await documents.attachDocument({ ...attachment, key: randomUUID() })).toEqual(attached);
  });

  it('rejects an invalid phone number for a payout, at its field', async () => {
    await signIn('berta@harvest.test');
    const { payouts, itemId, alertId } = await claimCalled('CL-07');
    const payoutId = payouts[2]?.payoutId ?? '';
    const which = { itemId, alertId, payoutId, payoutMethodId: toUuid('method:berta@harvest.test:1') };
    const refused = await claims.sendPayout({ ...which, contactNumber: '1', key: randomUUID() });
    expect(refused).toEqual({ kind: 'refused', reaction: { kind: 'fields', fields: { contactNumber: 'invalid' } } });
  });

  it('shows a problem at the month that causes it', async () => {
    await signIn('errors@harvest.test');
    const { predict } = acting(await claimCalled('CE-02'));
    const refused = await claims.predict(predict);
    expect(refused).toEqual({
      kind: 'refused',
      reaction: { kind: 'fields', fields: { 'data.0.revenue': 'invalid' } },
    });
  });

  it.each([
    ['predict', 'CE-01', 'ALERT_NOT_FOUND'],
    ['predict', 'CE-03', 'ALREADY_EXISTS'],
    ['decide', 'CE-04', 'INVALID_RESOLUTION_TYPE'],
    ['dispute', 'CE-05', 'ALREADY_EXISTS'],
  ] as const)('is refused: %s %s with %s', async (what, called, code) => {
    await signIn('errors@harvest.test');
    const { predict, dispute, accept } = acting(await claimCalled(called));
    const asked = {
      predict: () => claims.predict(predict),
      decide: () => claims.decide(accept),
      dispute: () => claims.dispute(dispute),
    };
    expect(await asked[what]()).toEqual({ kind: 'refused', reaction: { kind: 'warning', code } });
  });
});

describe('insured items, from the app to the insurer,', () => {
  const properties = { name: 'Workshop', address: '3 Mill Lane, Leeds' };
  const offered = async () => {
    const answer = await createItemsApi(line).readProposition({ partnerId: toUuid('partner:harvest') }, still);
    if (answer.kind !== 'read') throw new Error('The proposition was refused.');
    return answer.proposition;
  };
  const itemsCalled = async (name: string) => {
    const { body } = await line.insurerSays('/platform/items');
    return (body as { itemId: string; properties: { name: string } }[]).filter((item) => item.properties.name === name);
  };
  const newItem = async (name: string) => ({
    propositionId: (await offered()).propositionId,
    externalPolicyNumber: 'POL-ACTIVE',
    itemTypeId: 'WORKSHOP',
    ...properties,
    name,
  });

  it('are those that the partner offers, with the required fields', async () => {
    await signIn('nora@harvest.test');
    expect(await offered()).toMatchObject({
      itemTypes: [{}, { itemTypeId: 'WORKSHOP', properties: [{ key: 'name', isRequired: true }, { key: 'address' }] }],
    });
  });

  it.each([
    ['is lost after it was done', { lost: true }, 1],
    ['is never given', { network: true }, 0],
  ])('are added, edited, connected and cancelled once if the answer %s', async (name, fault, done) => {
    await signIn('nora@harvest.test');
    const { addItem, updateItem, grantPermission, cancelItem } = createItemsApi(line);
    const addition = { details: await newItem(name), key: randomUUID() };
    await line.raise({ method: 'POST', path: '/platform/items/transaction', times: 1, ...fault });
    await expect(addItem(addition)).rejects.toThrow(noAnswer);
    expect(await itemsCalled(name)).toHaveLength(done);
    const added = await addItem(addition);
    if (added.kind !== 'added') throw new Error('It was refused.');
    expect(await itemsCalled(name)).toMatchObject([{ itemId: added.added.itemId }]);

    const which = () => ({ id: added.added.itemId, key: randomUUID() });
    expect(await updateItem({ ...which(), changes: { address: '4 Mill Lane' } })).toEqual({ kind: 'edited' });
    const permission = { itemId: added.added.itemId, permission: 'BANKING', key: randomUUID() };
    expect(await grantPermission(permission)).toEqual({ kind: 'edited' });
    expect(await itemsCalled(name)).toMatchObject([
      { properties: { name, address: '4 Mill Lane' }, permissions: [{ granted: true }] },
    ]);
    expect(await cancelItem(which())).toEqual({ kind: 'cancelled' });
    expect(await itemsCalled(name)).toEqual([]);
  });

  it('show refusals at their fields, with the codes of the catalogue', async () => {
    await signIn('errors@harvest.test');
    const { addItem, updateItem, cancelItem } = createItemsApi(line);
    const key = randomUUID();
    const fields = { kind: 'refused', reaction: { kind: 'fields', fields: { name: 'invalid' } } };
    const warned = (code: string) => ({ kind: 'refused', reaction: { kind: 'warning', code } });
    const wrong = '!FAILED_VALIDATION';
    expect(await addItem({ details: await newItem(wrong), key })).toEqual(fields);
    expect(await updateItem({ id: toUuid('item:kiosk'), changes: { name: wrong }, key })).toEqual(fields);
    const unsayable = { id: toUuid('item:kiosk'), changes: { name: '!GENERAL_400' }, key: randomUUID() };
    expect(await updateItem(unsayable)).toEqual(warned('GENERAL_400'));
    const uninsurable = { details: await newItem('!PROPOSITION_INVALID'), key };
    expect(await addItem(uninsurable)).toEqual(warned('PROPOSITION_INVALID'));
    expect(await cancelItem({ id: toUuid('item:kiosk'), key })).toEqual(warned('IN_USE'));
    expect(await cancelItem({ id: toUuid('item:kiosk-ghost'), key })).toEqual(warned('GENERAL_400'));
  });

  it('are looked up after a refusal, because they may still be listed or no longer be insured', async () => {
    await signIn('errors@harvest.test');
    const { updateItem, cancelItem } = createItemsApi(line);
    const rename = (item: string) => ({ id: toUuid(item), changes: { name: 'Other' }, key: randomUUID() });
    const refused = { kind: 'refused', reaction: { kind: 'warning', code: 'GENERAL_400' } };
    expect(await updateItem(rename('item:kiosk-ghost'))).toEqual(refused);
    expect(await updateItem(rename('item:shop'))).toEqual({ kind: 'gone' });
    expect(await cancelItem({ id: toUuid('item:shop'), key: randomUUID() })).toEqual({ kind: 'gone' });
    await line.raise({ method: 'GET', path: '/platform/items', status: 500, code: 'VENDOR_ERROR', times: 1 });
    expect(await updateItem(rename('item:shop'))).toEqual(refused);
  });
});
