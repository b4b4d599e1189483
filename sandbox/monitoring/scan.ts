import { randomUUID } from 'node:crypto';

import { and, eq } from 'drizzle-orm';

import type { Scan } from '#schema/rest/monitoring.ts';
import { type Account, lockAccount } from '../account/accounts.ts';
import { customerTexts } from '../content/languages.ts';
import type { Transaction } from '../database/types.ts';
import { monitoredItems, subscribers } from '../tables.ts';
import { raiseAlert } from './alerts.ts';
import { type DataType, kinds } from './kinds.ts';
import { lockSubscriber } from './subscribers.ts';
import type { ItemRow } from './subscriptions.ts';
import { hashValue } from './values.ts';

type Known = { dataType: DataType; friendlyName: string; value: string; displayValue: string };

/**
 * Makes a customer's first scan: monitors the email address and the phone number of the account, and raises an alert
 * for each. Later scans return the result of the first one. Throws GENERAL_400 for a customer who has not subscribed.
 */
export async function scanData(tx: Transaction, userId: string, now: string): Promise<Scan> {
  const subscriber = await lockSubscriber(tx, userId);
  if (subscriber.initialScan) return { initialScan: true, found: subscriber.alertsFound };
  let found = 0;
  for (const known of knownData(await lockAccount(tx, userId))) {
    const item = await monitorKnown(tx, userId, known);
    if (!item) continue;
    await raiseAlert(tx, item, now);
    found += 1;
  }
  await tx.update(subscribers).set({ initialScan: true, alertsFound: found }).where(eq(subscribers.userId, userId));
  return { initialScan: true, found };
}

/** Returns the monitored data of an account, named in its language. */
function knownData({ emailAddress, mobilePhoneNumber, locale }: Account): Known[] {
  const { scanned } = customerTexts(locale).monitoring;
  const [local = '', domain] = emailAddress.split('@');
  const visible = local.length > 2 ? 2 : 1;
  const hidden = '*'.repeat(Math.max(local.length - visible, 1));
  const address: Known = {
    dataType: 'EMAIL',
    friendlyName: scanned.EMAIL,
    value: emailAddress,
    displayValue: `${local.slice(0, visible)}${hidden}@${domain}`,
  };
  if (!mobilePhoneNumber) return [address];
  const displayValue = `${'*'.repeat(mobilePhoneNumber.length - 4)}${mobilePhoneNumber.slice(-4)}`;
  return [address, { dataType: 'PHONE', friendlyName: scanned.PHONE, value: mobilePhoneNumber, displayValue }];
}

/** Returns the existing item of a value, or adds one if the type has room. */
async function monitorKnown(tx: Transaction, userId: string, known: Known): Promise<ItemRow | undefined> {
  const { value, ...shown } = known;
  const valueHash = await hashValue(tx, { userId, dataType: known.dataType, value });
  const isOfType = and(eq(monitoredItems.userId, userId), eq(monitoredItems.dataType, known.dataType));
  const held = await tx.select().from(monitoredItems).where(isOfType);
  const same = held.find((item) => item.valueHash === valueHash);
  if (same || held.length >= kinds[known.dataType].maxAllowed) return same;
  const [added] = await tx
    .insert(monitoredItems)
    .values({ id: randomUUID(), userId, ...shown, valueHash })
    .returning();
  return added;
}
