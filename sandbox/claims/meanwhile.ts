import { and, eq } from 'drizzle-orm';

import type { Database } from '../database/types.ts';
import { claims, items } from '../tables.ts';
import { type AdjusterEvent, adjust } from './adjuster.ts';
import { findClaim, getClaimStanding, type Wanted } from './found.ts';
import { disputedMeanwhile, predictedMeanwhile, takenBackMeanwhile } from './magic.ts';
import { move, put } from './move.ts';

/** Changes a magic claim permanently, between the customer's read and the customer's answer. */
export async function meanwhile(db: Database, { userId, itemId, alertId }: Wanted, at: string): Promise<void> {
  const isIt = and(eq(claims.alertId, alertId), eq(claims.itemId, itemId), eq(items.userId, userId));
  const [magic] = await db
    .select({ called: claims.claimNumber })
    .from(claims)
    .innerJoin(items, eq(items.itemId, claims.itemId))
    .where(isIt);
  if (![predictedMeanwhile, takenBackMeanwhile, disputedMeanwhile].includes(magic?.called ?? '')) return;
  await db.transaction(async (tx) => {
    const found = await findClaim(tx, isIt);
    if (!found) return;
    const { prediction, status } = getClaimStanding(found);
    const happens = (event: AdjusterEvent) => adjust(tx, found, event, at);
    const { claimNumber } = found.claim;
    if (claimNumber === predictedMeanwhile && !prediction) await happens('completePrediction');
    if (status !== 'user-confirm-offer') return;
    if (claimNumber === takenBackMeanwhile) await happens('reject');
    if (claimNumber === disputedMeanwhile) {
      await move(tx, found, 'customer.dispute', at);
      await put(tx, found, 'offer', { completed: false });
      await put(tx, found, 'dispute', { completed: true });
    }
  });
}
