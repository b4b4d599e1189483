import { randomUUID } from 'node:crypto';

import { and, eq } from 'drizzle-orm';

import { typedText } from '#rules/text/typedText.ts';
import { type MonitoredItem, type NewMonitoredItem, noToken } from '#schema/rest/monitoring.ts';
import { type Account, lockAccount } from '../account/accounts.ts';
import type { Transaction } from '../database/types.ts';
import { failedValidation, Refused } from '../refusal.ts';
import { monitoredItems } from '../tables.ts';
import { hasCardNumber } from './cardNumbers.ts';
import { takeToken } from './cardTokens.ts';
import { type DataType, isCard, kinds } from './kinds.ts';
import { isMasked } from './masks.ts';
import { lockSubscriber } from './subscribers.ts';
import { findAlerts, type ItemRow, toMonitoredItem } from './subscriptions.ts';
import { hashValue } from './values.ts';

const longestName = 200;
/** No identity document or account has a longer number. */
const longestValue = 254;

/** A name with which a tester triggers a refusal that no field of the form can explain. */
export const invalidName = '!FAILED_VALIDATION';

type Owner = Pick<Account, 'userId' | 'locale'>;
type Wanted = { userId: string; subscriptionId: string };
type At = { tx: Transaction; now: Date };

/**
 * Monitors a value. Stores its mask and a keyed hash.
 *
 * @throws FAILED_VALIDATION, DUPLICATE_ENTRY, SUBSCRIPTION_FULL; GENERAL_400 for a customer who has not subscribed
 */
export async function addItem(
  { tx, now }: At,
  { userId, locale }: Owner,
  dataType: DataType,
  given: NewMonitoredItem,
): Promise<MonitoredItem> {
  const { listingDelayMs } = await lockSubscriber(tx, userId);
  const friendlyName = readName(given.displayName, dataType);
  const valueHash = isCard(dataType)
    ? await takeCard({ tx, now }, userId, given)
    : await hashValue(tx, { userId, dataType, value: readValue(dataType, given) });
  const held = await tx.select().from(monitoredItems).where(eq(monitoredItems.userId, userId));
  if (held.some((item) => item.valueHash === valueHash))
    throw new Refused('DUPLICATE_ENTRY', 'This value is monitored already');
  const { maxAllowed, limit = maxAllowed } = kinds[dataType];
  if (held.filter((item) => item.dataType === dataType).length >= limit)
    throw new Refused('SUBSCRIPTION_FULL', 'No more values of this type can be monitored');
  const item = {
    id: randomUUID(),
    userId,
    dataType,
    friendlyName,
    displayValue: given.displayValue.trim(),
    valueHash,
    listedFrom: listingDelayMs > 0 ? new Date(now.getTime() + listingDelayMs).toISOString() : null,
  };
  const [added] = await tx.insert(monitoredItems).values(item).returning();
  return toMonitoredItem(added as ItemRow, [], { locale });
}

/** Throws FAILED_VALIDATION for an empty or overlong name, GENERAL_400 for an unknown item. */
export async function renameItem(
  tx: Transaction,
  owner: Owner,
  { subscriptionId, displayName }: { subscriptionId: string; displayName: string },
): Promise<MonitoredItem> {
  const item = await itemInTurn(tx, { userId: owner.userId, subscriptionId });
  const friendlyName = readName(displayName, item.dataType);
  await tx.update(monitoredItems).set({ friendlyName }).where(eq(monitoredItems.id, item.id));
  return toMonitoredItem({ ...item, friendlyName }, await findAlerts(tx, [item], false), owner);
}

/** Stops monitoring a value, and deletes its alerts. Throws IN_USE while one of them is open. */
export async function deleteItem(tx: Transaction, wanted: Wanted): Promise<void> {
  const item = await itemInTurn(tx, wanted);
  if ((await findAlerts(tx, [item], false)).length > 0)
    throw new Refused('IN_USE', 'An alert about this value is still open');
  await tx.delete(monitoredItems).where(eq(monitoredItems.id, item.id));
}

/** Treats another customer's item as not found. The contract has no specific code for an unknown item. */
async function itemInTurn(tx: Transaction, { userId, subscriptionId }: Wanted): Promise<ItemRow> {
  await lockAccount(tx, userId);
  const isIt = and(eq(monitoredItems.userId, userId), eq(monitoredItems.id, subscriptionId));
  const [item] = await tx.select().from(monitoredItems).where(isIt);
  if (!item) throw new Refused('GENERAL_400', 'There is no such item');
  return item;
}

/** A name must not reveal what the mask hides; a customer might type the card number there. */
function readName(given: string, dataType: DataType): string {
  const name = given.trim();
  const isValid = name !== '' && name.length <= longestName && name !== invalidName;
  if (!isValid || (isCard(dataType) && hasCardNumber(name)))
    throw failedValidation(['displayName'], 'That is no name for an item');
  return name;
}

function readValue(dataType: DataType, given: NewMonitoredItem): string {
  const value = typedText(given.value);
  if (value === '' || value.length > longestValue || kinds[dataType].fits?.(value) === false)
    throw failedValidation(['value'], 'The value is not one of this type');
  if (!isMasked(dataType, value, given.displayValue.trim()))
    throw failedValidation(['displayValue'], 'The display value is not masked');
  if (given.token !== noToken) throw failedValidation(['token'], 'A value of this type has no token');
  return value;
}

/** The portal only has the display value, so a card number here bypassed the frame. */
async function takeCard({ tx, now }: At, userId: string, given: NewMonitoredItem): Promise<string> {
  const fields = (['value', 'displayValue'] as const).filter((field) => hasCardNumber(given[field]));
  if (fields.length > 0) throw failedValidation(fields, 'A card number belongs in the frame');
  const { displayValue, valueHash } = await takeToken({ tx, now }, userId, given.token);
  const others = (['value', 'displayValue'] as const).filter((field) => given[field].trim() !== displayValue);
  if (others.length > 0) throw failedValidation(others, 'This is not what the frame shows');
  return valueHash;
}
