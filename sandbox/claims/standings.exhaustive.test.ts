import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { type ClaimStanding, claimStatuses } from '#schema/claims.ts';
import { accept, type Customer, dispute, predict, readPredictedMonths, reject } from '#tests/kit/sandbox/claims.ts';
import { borrowInsurer } from '#tests/kit/sandbox/insurer.ts';
import { toUuid } from '../ids.ts';
import { claimPayouts, claims, datasets } from '../tables.ts';

const insurer = borrowInsurer();
const called = 'CL-01';
const alertId = toUuid(`claim:${called}`);
const ofClaim = eq(datasets.alertId, alertId);
const names = { prediction: 'USER-REVENUE-PREDICTION', offer: 'CUSTOMER-OFFER', dispute: 'USER-DISPUTE' } as const;

const calls: Record<string, (customer: Customer) => Promise<{ status: number; body: unknown }>> = {
  predict: (customer) => predict(insurer, customer, called),
  accept: (customer) => accept(customer, called),
  dispute: (customer) => dispute(insurer, customer, called),
  reject: (customer) => reject(customer, called),
};

const both = [false, true];
const standings = claimStatuses.flatMap((status) =>
  both.flatMap((completed) => both.map((confirmed) => ({ status, completed, confirmed }))),
);
const complete = both.flatMap((prediction) =>
  both.flatMap((offer) => both.map((disputed) => ({ prediction, offer, dispute: disputed }))),
);

let data: typeof datasets.$inferInsert.data;
beforeAll(async () => {
  data = (await readPredictedMonths(insurer, called)).map((month) => ({ ...month, revenue: 8_000 }));
});

async function put({ status, completed, confirmed, ...has }: ClaimStanding): Promise<void> {
  const { db } = insurer.sandbox;
  await db.delete(claimPayouts).where(eq(claimPayouts.alertId, alertId));
  await db.delete(datasets).where(ofClaim);
  await db.update(claims).set({ status, completed, confirmed }).where(eq(claims.alertId, alertId));
  const rows = Object.entries(names)
    .filter(([set]) => has[set as keyof typeof has])
    .map(([set, name]) => ({ datasetId: toUuid(`${called} ${set}`), alertId, name, completed: true, data }));
  if (rows.length > 0) await db.insert(datasets).values(rows);
}

async function standing(): Promise<ClaimStanding> {
  const { db } = insurer.sandbox;
  const [claim] = await db.select().from(claims).where(eq(claims.alertId, alertId));
  const sets = await db
    .select()
    .from(datasets)
    .where(and(ofClaim, eq(datasets.completed, true)));
  const has = (name: string) => sets.some((set) => set.name === name);
  return {
    status: claim?.status ?? '',
    completed: claim?.completed === true,
    confirmed: claim?.confirmed === true,
    prediction: has(names.prediction),
    offer: has(names.offer),
    dispute: has(names.dispute),
  };
}

/** Returns the expected answer to a call, and what the call changes in the claim. */
function expected(call: string, is: ClaimStanding): [answer: string, changed: Partial<ClaimStanding>] {
  const isOpen = !is.completed && !is.confirmed;
  const isOffered = isOpen && is.offer;
  if (call === 'predict') {
    if (is.prediction) return ['ALREADY_EXISTS', {}];
    if (isOpen && is.status === 'prediction') return ['200', { prediction: true }];
  }
  if (call === 'accept') {
    if (is.confirmed || is.status === 'offer-accepted') return ['200', {}];
    if (isOffered && ['user-confirm-offer', 'user-confirm-dispute'].includes(is.status))
      return ['200', { status: 'offer-accepted', confirmed: true }];
  }
  if (call === 'reject' && is.status === 'user-confirm-dispute') {
    if (is.completed && !is.confirmed) return ['200', {}];
    if (isOffered) return ['200', { completed: true }];
  }
  if (call === 'dispute') {
    if (is.dispute) return ['ALREADY_EXISTS', {}];
    if (isOffered && is.status === 'user-confirm-offer')
      return ['201', { status: 'user-confirm-dispute', offer: false, dispute: true }];
  }
  return ['INVALID_RESOLUTION_TYPE', {}];
}

describe.each(Object.keys(calls))('to %s', (call) => {
  it.each(standings)('a claim that is $status, completed: $completed, confirmed: $confirmed', async (flags) => {
    const berta = await insurer.as('berta@harvest.test');
    for (const sets of complete) {
      const before = { ...flags, ...sets };
      await put(before);
      const { status, body } = (await calls[call]?.(berta)) ?? { status: 0, body: {} };
      const code = (body as { code?: string }).code;
      const [answer, changed] = expected(call, before);
      expect([before, code ?? String(status), await standing()]).toEqual([before, answer, { ...before, ...changed }]);
      const isNew = changed.confirmed === true;
      expect(await insurer.sandbox.db.$count(claimPayouts, eq(claimPayouts.alertId, alertId))).toBe(isNew ? 6 : 0);
    }
  });
});
