import { randomUUID } from 'node:crypto';

import { eq } from 'drizzle-orm';

import { type ClaimAct, type ClaimStanding, claimAfter, datasetNames } from '#schema/claims.ts';

import type { Transaction } from '../database/types.ts';
import { Refused } from '../refusal.ts';
import { claims, datasets, type Month } from '../tables.ts';
import { type ClaimRow, type DatasetRow, type Found, findDataset, getClaimStanding, type SetName } from './found.ts';

/** Timeline texts by act. */
const told: Record<ClaimAct, string> = {
  'customer.predict': 'Revenue prediction received',
  'customer.accept': 'Offer accepted',
  'customer.dispute': 'Offer disputed',
  'customer.reject': 'New offer rejected',
  'adjuster.completePrediction': 'Revenue predicted on the customer’s behalf',
  'adjuster.completeOffer': 'Offer sent',
  'adjuster.adjustOffer': 'New offer sent after the dispute',
  'adjuster.reject': 'Offer withdrawn',
  'adjuster.close': 'Claim closed',
};

export const toClaimEvent = (act: ClaimAct, on: string): ClaimRow['events'][number] => ({
  on,
  type: act.replace(/^\w+\./, '').replaceAll(/[A-Z]/g, (sign) => `-${sign.toLowerCase()}`),
  text: told[act],
});

export const payoutEvent = (on: string): ClaimRow['events'][number] => ({ on, type: 'payout', text: 'Payout sent' });

/** Returns the claim's status after an act. Throws INVALID_RESOLUTION_TYPE if its lifecycle does not allow the act. */
export function getNextStanding(found: Found, act: ClaimAct): ClaimStanding {
  const after = claimAfter(act, getClaimStanding(found));
  if (!after) throw new Refused('INVALID_RESOLUTION_TYPE', `${act} is not for a claim that stands so`);
  return after;
}

export async function move(tx: Transaction, found: Found, act: ClaimAct, at: string): Promise<ClaimRow> {
  const { status, confirmed, completed } = getNextStanding(found, act);
  const changes = { status, confirmed, completed };
  await tx.update(claims).set(changes).where(eq(claims.alertId, found.claim.alertId));
  await note(tx, found, toClaimEvent(act, at));
  return { ...found.claim, ...changes };
}

export async function note(tx: Transaction, { claim }: Found, event: ClaimRow['events'][number]): Promise<void> {
  const [{ events } = claim] = await tx.select().from(claims).where(eq(claims.alertId, claim.alertId));
  await tx
    .update(claims)
    .set({ events: [...events, event] })
    .where(eq(claims.alertId, claim.alertId));
}

type Put = Partial<Pick<DatasetRow, 'completed' | 'data' | 'notes'>>;

export async function put(tx: Transaction, found: Found, name: SetName, what: Put): Promise<DatasetRow> {
  const old = findDataset(found, name);
  if (old) {
    await tx.update(datasets).set(what).where(eq(datasets.datasetId, old.datasetId));
    return { ...old, ...what };
  }
  const { alertId } = found.claim;
  const data: Month[] = [];
  const set = { datasetId: randomUUID(), alertId, name: datasetNames[name], completed: false, data, notes: null };
  const [created] = await tx
    .insert(datasets)
    .values({ ...set, ...what })
    .returning();
  return created as DatasetRow;
}
