import { and, eq, inArray, isNull, lte, or } from 'drizzle-orm';

import { type MonitoredItem, monitoredTypes, type OwlAlert, type Subscriptions } from '#schema/rest/monitoring.ts';

import type { Database, Transaction } from '../database/types.ts';
import { monitoredItems, owlAlerts } from '../tables.ts';
import { kinds } from './kinds.ts';

export type ItemRow = typeof monitoredItems.$inferSelect;
type AlertRow = typeof owlAlerts.$inferSelect;
type Asked = { userId: string; completed: boolean; now: string };

/** Lists every type with a customer's items and either their open or their completed alerts. */
export async function listSubscriptions(
  db: Database,
  { userId, completed, now }: Asked,
): Promise<Subscriptions['subscriptions']> {
  const isListed = or(isNull(monitoredItems.listedFrom), lte(monitoredItems.listedFrom, now));
  const found = await db
    .select()
    .from(monitoredItems)
    .where(and(eq(monitoredItems.userId, userId), isListed))
    .orderBy(monitoredItems.place);
  const alerts = await findAlerts(db, found, completed);
  return monitoredTypes.map((dataType) => {
    const { category, maxAllowed } = kinds[dataType];
    const items = found.filter((item) => item.dataType === dataType).map((item) => toMonitoredItem(item, alerts));
    return { dataType, category, maxAllowed, items };
  });
}

/** Lists types and items with completed alerts. */
export async function listArchive(
  db: Database,
  { userId, now }: Omit<Asked, 'completed'>,
): Promise<Subscriptions['subscriptions']> {
  const all = await listSubscriptions(db, { userId, completed: true, now });
  return all
    .map((type) => ({ ...type, items: type.items.filter(({ alerts }) => alerts.length > 0) }))
    .filter(({ items }) => items.length > 0);
}

/** The value itself is not stored, so `value` is masked, too. */
export function toMonitoredItem(
  { id, dataType, friendlyName, displayValue }: ItemRow,
  alerts: readonly AlertRow[],
): MonitoredItem {
  return {
    id,
    dataType,
    friendlyName,
    value: displayValue,
    displayValue,
    maxAllowed: kinds[dataType].maxAllowed,
    alerts: alerts.filter(({ subscriptionId }) => subscriptionId === id).map(toAlert),
  };
}

export const toAlert = ({ place: _, planTitle, actionsDone, ...alert }: AlertRow): OwlAlert => alert;

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
