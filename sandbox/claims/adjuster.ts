import { eq } from 'drizzle-orm';

import type { claimPayoutStatuses } from '#schema/claims.ts';
import { lockAccount } from '../account/accounts.ts';
import type { Transaction } from '../database/types.ts';
import { Refused } from '../refusal.ts';
import { claimPayouts, type Month } from '../tables.ts';
import { type Found, findDataset } from './found.ts';
import { move, put } from './move.ts';
import { type PayoutRow, send } from './pay.ts';
import { listPeriods } from './periods.ts';

export const adjusterEvents = ['completePrediction', 'completeOffer', 'adjustOffer', 'reject', 'close'] as const;
export type AdjusterEvent = (typeof adjusterEvents)[number];

const usualRevenue = 10_000;
const share = { offered: 0.8, adjusted: 1.1 };

/** Performs an adjuster's act: makes an offer, adjusts it or completes a step. */
export async function adjust(tx: Transaction, found: Found, event: AdjusterEvent, at: string): Promise<void> {
  await lockAccount(tx, found.userId);
  await move(tx, found, `adjuster.${event}`, at);
  if (event === 'completePrediction') await put(tx, found, 'prediction', { completed: true, data: usual(found) });
  if (event === 'completeOffer')
    await put(tx, found, 'offer', {
      completed: true,
      data: rowsIn(found, 'prediction').map((row) => ({ ...row, revenue: cents((row.revenue ?? 0) * share.offered) })),
      notes: 'Reckoned from the takings of the last twelve months.',
    });
  if (event === 'adjustOffer')
    await put(tx, found, 'offer', {
      completed: true,
      data: rowsIn(found, 'offer').map(({ year, month, revenue = 0 }) => ({
        year,
        month,
        revenue: cents(revenue * share.adjusted),
        previous: revenue,
      })),
      notes: 'Adjusted after a second look at the takings of the last two years.',
    });
}

/** Returns the recorded months, or the usual ones if none were recorded. */
function rowsIn(found: Found, name: 'prediction' | 'offer'): Month[] {
  const { data = [] } = findDataset(found, name) ?? {};
  return data.length > 0 ? data : usual(found);
}

const usual = ({ claim }: Found): Month[] =>
  listPeriods(claim.alertDate).map(({ year, month }) => ({ year, month, revenue: usualRevenue }));

const cents = (amount: number) => Math.round(amount * 100) / 100;

/** Records the actual revenue and the status of a payout period. */
export async function settle(
  tx: Transaction,
  found: Found,
  { at, period, status, actualRevenue }: Settlement,
): Promise<void> {
  await lockAccount(tx, found.userId);
  const payouts = await tx
    .select()
    .from(claimPayouts)
    .where(eq(claimPayouts.alertId, found.claim.alertId))
    .orderBy(claimPayouts.place);
  const payout = period ? payouts[period - 1] : payouts.find((each) => isAwaited(each));
  if (!payout) throw new Refused('PAYOUT_NOT_FOUND', 'There is no such payout');
  if (payout.status === 'SENT') throw new Refused('ALREADY_EXISTS', 'It was sent already');
  const actual = actualRevenue ?? payout.actualRevenue;
  const amountPayable = actual === null ? null : payable(found, payout, actual, payouts);
  const settled = {
    ...payout,
    actualRevenue: actual,
    amountPayable,
    status: status === 'SENT' ? payout.status : status,
  };
  const { place: _, ...changes } = settled;
  await tx.update(claimPayouts).set(changes).where(eq(claimPayouts.payoutId, payout.payoutId));
  if (status === 'SENT') await send(tx, found, settled, { payoutMethodId: null, contactNumber: null, at });
}

type Settlement = {
  at: string;
  /** Counts from 1. Defaults to the first period without a result. */
  period?: number | undefined;
  status: (typeof claimPayoutStatuses)[number];
  actualRevenue?: number | undefined;
};

const isAwaited = ({ status }: PayoutRow) => status === 'FUTURE' || status === 'CONFIRM';

/** Returns the lost profit minus the excess, capped by what is left of the claim's limit. */
function payable({ claim }: Found, payout: PayoutRow, actual: number, all: readonly PayoutRow[]): number {
  const lost = ((payout.predictedRevenue - actual) * payout.profitMargin) / 100 - payout.excess;
  const others = all.filter(({ payoutId }) => payoutId !== payout.payoutId);
  const left = others.reduce((sum, { amountPayable }) => sum - (amountPayable ?? 0), claim.data.applicableLimit);
  return cents(Math.max(0, Math.min(lost, left)));
}
