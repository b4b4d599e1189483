import { waitingPayoutOf } from '#rules/claims/standing.ts';
import { readInstant } from '#schema/moments.ts';

import type { Claim } from '../claim.ts';

const dayMs = 86_400_000;

/** Since when a claim waits: since the period is over that is to be paid, else since the last that was noted of it. */
export function sinceOf({ alertDate, events, payouts }: Pick<Claim, 'alertDate' | 'events' | 'payouts'>): number {
  const payout = waitingPayoutOf({ payouts });
  if (payout) return readInstant(payout.periodEnd) + dayMs;
  return Math.max(...[alertDate, ...(events ?? []).map(({ on }) => on)].map((moment) => readInstant(moment)));
}
