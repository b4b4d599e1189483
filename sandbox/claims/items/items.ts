import { randomUUID } from 'node:crypto';

import { and, eq } from 'drizzle-orm';

import type { InsuredItem, ItemChanges, ItemsAdded, NewItems } from '#schema/rest/items.ts';
import { lockAccount } from '../../account/accounts.ts';
import type { Database, Transaction } from '../../database/types.ts';
import { toUuid } from '../../ids.ts';
import { runningPolicy } from '../../insurance/policies.ts';
import { failedValidation, Refused } from '../../refusal.ts';
import { claims, items } from '../../tables.ts';
import { readClaimRecords } from '../shown.ts';
import { propertiesOfChanged, propertiesOfNew } from './properties.ts';
import { findItemType, findProposition } from './propositions.ts';

type Row = typeof items.$inferSelect;
type Wanted = { userId: string; itemId: string };

/** An item that is listed but cannot be found by id. */
const lostForGood = toUuid('item:kiosk-ghost');

export async function readItems(db: Database | Transaction, userId: string, today: string): Promise<InsuredItem[]> {
  const isTheirs = and(eq(items.userId, userId), eq(items.isCancelled, false));
  const found = await db.select().from(items).where(isTheirs).orderBy(items.place);
  const claimed = await db
    .select({ claim: claims })
    .from(claims)
    .innerJoin(items, eq(items.itemId, claims.itemId))
    .where(isTheirs)
    .orderBy(claims.place);
  const alerts = claimed.map(({ claim }) => claim);
  const { setsOf, payoutsOf } = await readClaimRecords(
    db,
    alerts.map(({ alertId }) => alertId),
    today,
  );
  return found.map(({ userId: _, place, isCancelled, ...item }) => {
    const own = alerts.filter(({ itemId }) => itemId === item.itemId);
    return {
      ...item,
      tripId: null,
      delegated_passenger_id: null,
      alerts: own.map(({ alertId, alertType, status, completed }) => ({ alertId, alertType, status, completed })),
      datasets: own.flatMap(({ alertId }) => setsOf(alertId)),
      payouts: own.flatMap(({ alertId }) => payoutsOf(alertId)),
    };
  });
}

type Buyer = { userId: string; partner: string; today: string };

/** Insures all items or none. */
export async function addItems(
  tx: Transaction,
  { userId, partner, today }: Buyer,
  given: NewItems,
): Promise<ItemsAdded> {
  await lockAccount(tx, userId);
  const { propositionId, externalPolicyNumber } = given;
  if (!propositionId) throw new Refused('PROPOSITION_MISSING', 'By which proposition?');
  const proposition = findProposition(partner);
  if (proposition?.propositionId !== propositionId)
    throw new Refused('PROPOSITION_NOT_FOUND', 'There is no such proposition');
  const policy = await runningPolicy(tx, userId, externalPolicyNumber, today).catch(unlessNotEntitled);
  if (given.items.length === 0) throw new Refused('PROPOSITION_INVALID', 'Nothing is to be insured');
  const rows = given.items.map((item) => {
    const itemType = findItemType(item.itemTypeId, [proposition]);
    if (!itemType) throw new Refused('PROPOSITION_INVALID', 'Nothing of this type can be insured');
    return {
      itemId: randomUUID(),
      userId,
      itemTypeId: itemType.itemTypeId,
      propositionId,
      monitorId: randomUUID(),
      properties: propertiesOfNew(itemType, item.properties),
      externalPolicyNumber: policy.externalPolicyNumber,
      permissions: itemType.permissions.map((permission) => ({ ...permission, granted: false })),
    };
  });
  await tx.insert(items).values(rows);
  return { transactionId: randomUUID(), itemIds: rows.map(({ itemId }) => itemId) };
}

/** Changes an item's properties and its permissions. */
export async function changeItem(tx: Transaction, wanted: Wanted, given: ItemChanges): Promise<void> {
  const row = await itemInTurn(tx, wanted);
  const itemType = findItemType(row.itemTypeId);
  const properties =
    given.properties && itemType ? propertiesOfChanged(itemType, given.properties, row.properties) : row.properties;
  const permissions = permissionsIn(row, given.permissions ?? []);
  await tx.update(items).set({ properties, permissions }).where(eq(items.itemId, row.itemId));
}

function permissionsIn({ permissions }: Row, given: NonNullable<ItemChanges['permissions']>): Row['permissions'] {
  const isKnown = ({ permission }: { permission: string }) =>
    permissions.some((known) => known.permission === permission);
  if (!given.every(isKnown)) throw failedValidation(['permissions'], 'Nobody asks for this permission');
  return permissions.map((known) => ({
    ...known,
    granted: given.findLast(({ permission }) => permission === known.permission)?.granted ?? known.granted,
  }));
}

/** Keeps the item's claims. */
export async function cancelItem(tx: Transaction, wanted: Wanted): Promise<void> {
  const { itemId } = await itemInTurn(tx, wanted);
  const isOpen = and(eq(claims.itemId, itemId), eq(claims.completed, false));
  if ((await tx.$count(claims, isOpen)) > 0) throw new Refused('IN_USE', 'A claim for it is not done with');
  await tx.update(items).set({ isCancelled: true }).where(eq(items.itemId, itemId));
}

/**
 * Throws the same refusal for another customer's item as for an unknown one. The contract has no specific code for it.
 */
async function itemInTurn(tx: Transaction, { userId, itemId }: Wanted): Promise<Row> {
  await lockAccount(tx, userId);
  const isIt = and(eq(items.userId, userId), eq(items.itemId, itemId), eq(items.isCancelled, false));
  const [row] = itemId === lostForGood ? [] : await tx.select().from(items).where(isIt);
  if (!row) throw new Refused('GENERAL_400', 'There is no such item');
  return row;
}

/** The contract's only code for a policy that is not valid is INVALID_ENTITLEMENT. */
function unlessNotEntitled(error: unknown): never {
  const isNotRunning = error instanceof Refused && ['POLICY_INACTIVE', 'POLICY_EXPIRED'].includes(error.code);
  throw isNotRunning ? new Refused('INVALID_ENTITLEMENT', error.message) : error;
}
