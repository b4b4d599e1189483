import { findWaitingPayout } from '#rules/claims/claimState.ts';
import { readInstant } from '#schema/moments.ts';

import type { Claim } from '../claim.ts';

const dayMs = 86_400_000;

/**
 * Returns since when a claim waits, in epoch milliseconds: the end of the period to be paid, else the last recorded
 * event.
 */
export function getWaitingSince({
  alertDate,
  events,
  payouts,
}: Pick<Claim, 'alertDate' | 'events' | 'payouts'>): number {
  const payout = findWaitingPayout({ payouts });
  if (payout) return readInstant(payout.periodEnd) + dayMs;
  return Math.max(...[alertDate, ...(events ?? []).map(({ on }) => on)].map((moment) => readInstant(moment)));
}
