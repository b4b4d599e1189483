import { and, eq } from 'drizzle-orm';

import { type ClaimStanding, datasetNames } from '#schema/claims.ts';
import { lockAccount } from '../account/accounts.ts';
import type { Transaction } from '../database/types.ts';
import { Refused } from '../refusal.ts';
import { claims, datasets, items } from '../tables.ts';
import { withdrawn } from './magic.ts';

export type ClaimRow = typeof claims.$inferSelect;
export type DatasetRow = typeof datasets.$inferSelect;
export type Found = { claim: ClaimRow; userId: string; sets: readonly DatasetRow[] };
export type Wanted = { userId: string; itemId: string; alertId: string };

/**
 * Finds a claim and locks its account, so that writes to it run one after the other. Another customer's claim is not
 * found.
 */
export async function lockClaim(tx: Transaction, { userId, itemId, alertId }: Wanted): Promise<Found> {
  await lockAccount(tx, userId);
  const found = await findClaim(tx, and(eq(claims.alertId, alertId), eq(claims.itemId, itemId)));
  if (found?.userId !== userId || withdrawn.includes(found.claim.claimNumber))
    throw new Refused('ALERT_NOT_FOUND', 'Claim not found');
  return found;
}

export async function findClaim(tx: Transaction, isIt: ReturnType<typeof eq> | undefined): Promise<Found | undefined> {
  const [found] = await tx
    .select({ claim: claims, userId: items.userId })
    .from(claims)
    .innerJoin(items, eq(items.itemId, claims.itemId))
    .where(isIt)
    .orderBy(claims.place);
  if (!found) return undefined;
  const { alertId } = found.claim;
  const sets = await tx.select().from(datasets).where(eq(datasets.alertId, alertId)).orderBy(datasets.place);
  return { ...found, sets };
}

export type SetName = keyof typeof datasetNames;

export const findDataset = ({ sets }: Pick<Found, 'sets'>, name: SetName): DatasetRow | undefined =>
  sets.find((set) => set.name === datasetNames[name]);

/** Treats a missing dataset as incomplete. */
export function getClaimStanding(found: Found): ClaimStanding {
  const { status, completed, confirmed } = found.claim;
  const has = (name: SetName) => findDataset(found, name)?.completed === true;
  return { status, completed, confirmed, prediction: has('prediction'), offer: has('offer'), dispute: has('dispute') };
}
