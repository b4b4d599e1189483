import { eq } from 'drizzle-orm';

import type { Subscriber } from '#schema/rest/monitoring.ts';
import { lockAccount } from '../account/accounts.ts';
import { isAbout } from '../content/bundles.ts';
import type { Database, Transaction } from '../database/types.ts';
import type { Partner } from '../plugins/identity.ts';
import { Refused } from '../refusal.ts';
import { subscribers } from '../tables.ts';

type Row = typeof subscribers.$inferSelect;

/** Throws PRODUCT_NOT_FOUND at a partner that does not sell monitoring. */
export function requireMonitoring(partner: Partner): void {
  if (!isAbout(partner, 'monitoring')) throw new Refused('PRODUCT_NOT_FOUND', 'The partner does not monitor data');
}

const subscriberRow = async (db: Database | Transaction, userId: string): Promise<Row | undefined> =>
  (await db.select().from(subscribers).where(eq(subscribers.userId, userId)))[0];

export async function findSubscriber(db: Database, userId: string): Promise<Subscriber> {
  const found = await subscriberRow(db, userId);
  return { subscribed: found?.subscribed ?? false, initialScan: found?.initialScan ?? false };
}

/** Locks the account, and returns its subscription, without which no data may be monitored. Throws GENERAL_400. */
export async function lockSubscriber(tx: Transaction, userId: string): Promise<Row> {
  await lockAccount(tx, userId);
  const found = await subscriberRow(tx, userId);
  if (!found?.subscribed) throw new Refused('GENERAL_400', 'The customer has not subscribed');
  return found;
}

/** Throws ALREADY_EXISTS for a subscriber. */
export async function subscribe(tx: Transaction, userId: string): Promise<Subscriber> {
  await lockAccount(tx, userId);
  const found = await subscriberRow(tx, userId);
  if (found?.subscribed) throw new Refused('ALREADY_EXISTS', 'The customer has subscribed already');
  const subscribed = { subscribed: true, initialScan: found?.initialScan ?? false };
  await tx
    .insert(subscribers)
    .values({ userId, ...subscribed })
    .onConflictDoUpdate({ target: subscribers.userId, set: subscribed });
  return subscribed;
}
