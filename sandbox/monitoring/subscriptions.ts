import { and, eq, inArray, isNull, lte, or } from 'drizzle-orm';

import { type MonitoredItem, monitoredTypes, type Subscriptions } from '#schema/rest/monitoring.ts';

import type { Account } from '../account/accounts.ts';
import type { Database, Transaction } from '../database/types.ts';
import { monitoredItems, owlAlerts } from '../tables.ts';
import { kinds } from './kinds.ts';
import { type AlertRow, toAlert } from './toAlert.ts';

export type ItemRow = typeof monitoredItems.$inferSelect;
type Owner = Pick<Account, 'userId' | 'locale'>;
type Asked = { owner: Owner; completed: boolean; now: string };

/** Lists every type with a customer's items and either their open or their completed alerts. */
export async function listSubscriptions(
  db: Database,
  { owner, completed, now }: Asked,
): Promise<Subscriptions['subscriptions']> {
  const isListed = or(isNull(monitoredItems.listedFrom), lte(monitoredItems.listedFrom, now));
  const found = await db
    .select()
    .from(monitoredItems)
    .where(and(eq(monitoredItems.userId, owner.userId), isListed))
    .orderBy(monitoredItems.place);
  const alerts = await findAlerts(db, found, completed);
  return monitoredTypes.map((dataType) => {
    const { category, maxAllowed } = kinds[dataType];
    const items = found
      .filter((item) => item.dataType === dataType)
      .map((item) => toMonitoredItem(item, alerts, owner));
    return { dataType, category, maxAllowed, items };
  });
}

/** Lists types and items with completed alerts. */
export async function listArchive(
  db: Database,
  { owner, now }: Omit<Asked, 'completed'>,
): Promise<Subscriptions['subscriptions']> {
  const all = await listSubscriptions(db, { owner, completed: true, now });
  return all
    .map((type) => ({ ...type, items: type.items.filter(({ alerts }) => alerts.length > 0) }))
    .filter(({ items }) => items.length > 0);
}

/** Returns an item with its alerts in its owner's language. The value itself is not stored, so `value` is masked, too. */
export function toMonitoredItem(
  { id, dataType, friendlyName, displayValue }: ItemRow,
  alerts: readonly AlertRow[],
  { locale }: Pick<Owner, 'locale'>,
): MonitoredItem {
  return {
    id,
    dataType,
    friendlyName,
    value: displayValue,
    displayValue,
    maxAllowed: kinds[dataType].maxAllowed,
    alerts: alerts.filter(({ subscriptionId }) => subscriptionId === id).map((alert) => toAlert(alert, locale)),
  };
}

export async function findAlerts(
  db: Database | Transaction,
  items: readonly Pick<ItemRow, 'id'>[],
  completed: boolean,
): Promise<AlertRow[]> {
  const ids = items.map(({ id }) => id);
  return db
    .select()
    .from(owlAlerts)
    .where(and(inArray(owlAlerts.subscriptionId, ids), eq(owlAlerts.completed, completed)))
    .orderBy(owlAlerts.place);
}
