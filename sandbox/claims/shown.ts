import { eq, inArray, type SQL } from 'drizzle-orm';

import type { Claim, ClaimPayout, Dataset } from '#schema/rest/claims.ts';

import type { Database, Transaction } from '../database/types.ts';
import { claimPayouts, claims, datasets, items } from '../tables.ts';

type Db = Database | Transaction;
type Payout = typeof claimPayouts.$inferSelect;

/** Returns claims in the shape of the API. */
export async function readClaims(db: Db, wanted: SQL | undefined, today: string): Promise<Claim[]> {
  const found = await db
    .select({ claim: claims, item: items })
    .from(claims)
    .innerJoin(items, eq(items.itemId, claims.itemId))
    .where(wanted)
    .orderBy(claims.place);
  const { setsOf, payoutsOf } = await readClaimRecords(
    db,
    found.map(({ claim }) => claim.alertId),
    today,
  );
  return found.map(({ claim: { place, people, ...claim }, item }) => ({
    ...claim,
    ...people,
    properties: { name: item.properties.name ?? item.itemTypeId },
    datasets: setsOf(claim.alertId),
    payouts: payoutsOf(claim.alertId),
  }));
}

export async function readClaimRecords(db: Db, alertIds: readonly string[], today: string) {
  const ids = [...alertIds];
  const sets = await db.select().from(datasets).where(inArray(datasets.alertId, ids)).orderBy(datasets.place);
  const payouts = await db
    .select()
    .from(claimPayouts)
    .where(inArray(claimPayouts.alertId, ids))
    .orderBy(claimPayouts.place);
  const isOf = (wanted: string) => (each: { alertId: string }) => each.alertId === wanted;
  return {
    setsOf: (alertId: string): Dataset[] => sets.filter(isOf(alertId)).map(shownSet),
    payoutsOf: (alertId: string): ClaimPayout[] =>
      payouts.filter(isOf(alertId)).map((payout) => shownPayout(payout, today)),
  };
}

export const shownSet = ({ alertId: _, place, ...set }: typeof datasets.$inferSelect): Dataset => set;

export const shownPayout = ({ alertId: _, place, ...payout }: Payout, today: string): ClaimPayout => ({
  ...payout,
  status: statusOn(payout, today),
});

/** A period in the past waits for its figures. */
const statusOn = ({ status, periodEnd }: Pick<Payout, 'status' | 'periodEnd'>, today: string): string =>
  status === 'FUTURE' && periodEnd < today ? 'CONFIRM' : status;
