import { randomUUID } from 'node:crypto';

import { and, eq } from 'drizzle-orm';

import type { AlertAction, AlertChanges, OwlActions, OwlAlert } from '#schema/rest/monitoring.ts';
import { lockAccount } from '../account/accounts.ts';
import type { Database, Transaction } from '../database/types.ts';
import { failedValidation, Refused } from '../refusal.ts';
import { monitoredItems, owlAlerts } from '../tables.ts';
import { kinds } from './kinds.ts';
import { planActions } from './plans.ts';
import type { ItemRow } from './subscriptions.ts';
import { type AlertRow as Row, toAlert } from './toAlert.ts';

type Wanted = { userId: string; alertId: string };
/** The alert is in the language of the locale. */
type Readable = Wanted & { locale: string };

/** Returns the alert, followed by the other alerts of its item. Throws ALERT_NOT_FOUND. */
export async function findAlert(db: Database, wanted: Readable): Promise<OwlAlert[]> {
  const { alert, item } = await alertRow(db, wanted);
  const all = await db.select().from(owlAlerts).where(eq(owlAlerts.subscriptionId, item.id)).orderBy(owlAlerts.place);
  const others = all.filter(({ alertId }) => alertId !== alert.alertId);
  return [alert, ...others].map((row) => toAlert(row, wanted.locale));
}

/** Throws ALERT_NOT_FOUND. */
export async function findActions(db: Database, wanted: Wanted): Promise<OwlActions> {
  return toActions((await alertRow(db, wanted)).alert);
}

/** Completes or reopens a step, whatever its state. Throws ALERT_NOT_FOUND, FAILED_VALIDATION. */
export async function setAction(tx: Transaction, wanted: Wanted, given: AlertAction): Promise<OwlActions> {
  const alert = await alertInTurn(tx, wanted);
  if (!planActions(alert.planTitle).some(({ actionItem }) => actionItem === given.actionItem))
    throw failedValidation(['actionItem'], 'The plan has no such step');
  const completedOn = readCompletion(given);
  const { [given.actionItem]: _, ...others } = alert.actionsDone;
  const actionsDone = completedOn ? { ...others, [given.actionItem]: completedOn } : others;
  await tx.update(owlAlerts).set({ actionsDone }).where(eq(owlAlerts.alertId, alert.alertId));
  return toActions({ ...alert, actionsDone });
}

/** Completes or reopens an alert, whatever its state. Throws ALERT_NOT_FOUND, FAILED_VALIDATION. */
export async function changeAlert(tx: Transaction, wanted: Readable, given: AlertChanges): Promise<OwlAlert> {
  const alert = await alertInTurn(tx, wanted);
  const changes = { completed: given.completed, completedOn: readCompletion(given) };
  await tx.update(owlAlerts).set(changes).where(eq(owlAlerts.alertId, alert.alertId));
  return toAlert({ ...alert, ...changes }, wanted.locale);
}

/** Raises an alert about an item, with the plan of its type. Returns its id. */
export async function raiseAlert(
  tx: Transaction,
  { id, dataType, friendlyName }: Pick<ItemRow, 'id' | 'dataType' | 'friendlyName'>,
  createdOn: string,
): Promise<string> {
  const alertId = randomUUID();
  const { plan, finding } = kinds[dataType];
  await tx.insert(owlAlerts).values({
    alertId,
    subscriptionId: id,
    planTitle: plan,
    finding,
    itemName: friendlyName,
    createdOn,
    completed: false,
    completedOn: null,
    actionsDone: {},
  });
  return alertId;
}

/** Treats another customer's alert as not found. */
async function alertRow(
  db: Database | Transaction,
  { userId, alertId }: Wanted,
): Promise<{ alert: Row; item: ItemRow }> {
  const [found] = await db
    .select({ alert: owlAlerts, item: monitoredItems })
    .from(owlAlerts)
    .innerJoin(monitoredItems, eq(monitoredItems.id, owlAlerts.subscriptionId))
    .where(and(eq(owlAlerts.alertId, alertId), eq(monitoredItems.userId, userId)));
  if (!found) throw new Refused('ALERT_NOT_FOUND', 'Alert not found');
  return found;
}

async function alertInTurn(tx: Transaction, wanted: Wanted): Promise<Row> {
  await lockAccount(tx, wanted.userId);
  return (await alertRow(tx, wanted)).alert;
}

/** A completed step or alert has a completion time, and an open one has none. */
function readCompletion({ completed, completedOn }: AlertChanges): string | null {
  if (completed !== Boolean(completedOn))
    throw failedValidation(['completedOn'], 'It has a time of completion if and only if it is completed');
  return completedOn ? new Date(completedOn).toISOString() : null;
}

function toActions({ alertId, planTitle, actionsDone }: Row): OwlActions {
  const actions = planActions(planTitle);
  const completed = actions.map(({ actionItem }) => actionItem).filter((actionItem) => actionItem in actionsDone);
  return { alertId, actions, completed };
}
