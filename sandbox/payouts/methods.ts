import { randomUUID } from 'node:crypto';

import { and, eq } from 'drizzle-orm';

import type { NewPayoutMethod, PayoutMethod, PayoutMethodChanges } from '#schema/rest/payouts.ts';
import { lockAccount } from '../account/accounts.ts';
import type { Database, Transaction } from '../database/types.ts';
import { toUuid } from '../ids.ts';
import { PaymentsRefusal, Refused } from '../refusal.ts';
import { options, payoutMethods } from '../tables.ts';
import {
  type Fields,
  filled,
  invalid,
  parseDescription,
  parseExtras,
  parseFields,
  refusedByProvider,
} from './details.ts';
import { type Offer, selectOffer } from './offers.ts';
import { providers } from './providers.ts';

/** Methods that are listed but cannot be found by id. */
const lostForGood = ['errors@sky.test', 'errors@harvest.test'].map((login) => toUuid(`method:${login}:1`));

type Row = typeof payoutMethods.$inferSelect;
type Wanted = { userId: string; payoutMethodId: string };

export async function readMethods(db: Database | Transaction, userId: string): Promise<PayoutMethod[]> {
  const found = await db
    .select()
    .from(payoutMethods)
    .where(eq(payoutMethods.userId, userId))
    .orderBy(payoutMethods.place);
  return found.map(shown);
}

/** The first method becomes the preferred one, because payouts need one. */
export async function createMethod(
  tx: Transaction,
  userId: string,
  given: NewPayoutMethod,
  offer: Offer,
): Promise<{ payoutMethodId: string }> {
  await lockAccount(tx, userId);
  const { asked, ...provider } = selectOffer(given, offer);
  const description = parseDescription(given.description);
  const extras = parseExtras(given.extras, {});
  const fields = filled(parseFields(given, asked));
  refusedByProvider(fields);
  const others = await rowsOf(tx, userId);
  if (others.some((other) => isSame(other, { ...provider, fields })))
    throw new Refused('PAYOUT_EXITS', 'This method is there already');

  const payoutMethodId = randomUUID();
  const preferred = others.length === 0 ? 1 : 0;
  await tx
    .insert(payoutMethods)
    .values({ payoutMethodId, userId, description, ...provider, preferred, extras, fields });
  return { payoutMethodId };
}

export async function updateMethod(
  tx: Transaction,
  wanted: Wanted,
  given: PayoutMethodChanges,
  offer: Offer,
): Promise<PayoutMethod> {
  await lockAccount(tx, wanted.userId);
  const row = await requireMethodRow(tx, wanted);
  const changed = changesTo(row, given, offer);
  const others = (await rowsOf(tx, wanted.userId)).filter(
    ({ payoutMethodId }) => payoutMethodId !== row.payoutMethodId,
  );
  if (changed.fields !== row.fields) {
    refusedByProvider(changed.fields);
    // The contract has no code for a duplicate after an edit.
    if (others.some((other) => isSame(other, changed)))
      throw new PaymentsRefusal('This method is there already', { [identityOf(changed)[0] ?? 'vendor']: 'invalid' });
  }
  if (given.preferred) {
    await tx.update(payoutMethods).set({ preferred: 0 }).where(eq(payoutMethods.userId, wanted.userId));
    changed.preferred = 1;
  }
  const { place: _, ...kept } = changed;
  await tx.update(payoutMethods).set(kept).where(eq(payoutMethods.payoutMethodId, row.payoutMethodId));
  return shown(changed);
}

export async function deleteMethod(tx: Transaction, wanted: Wanted): Promise<void> {
  await lockAccount(tx, wanted.userId);
  const { payoutMethodId } = await requireMethodRow(tx, wanted);
  const awaited = and(eq(options.payoutMethodId, payoutMethodId), eq(options.status, 'Requested'));
  if ((await tx.$count(options, awaited)) > 0)
    throw new Refused('PAYOUT_METHOD_IN_USE', 'A claim is to be paid to this method');
  await tx.delete(payoutMethods).where(eq(payoutMethods.payoutMethodId, payoutMethodId));
}

/** Throws PAYMENT_METHOD_NOT_FOUND for another customer's method. */
export async function requireMethodRow(tx: Transaction, { userId, payoutMethodId }: Wanted): Promise<Row> {
  const row = (await rowsOf(tx, userId)).find((each) => each.payoutMethodId === payoutMethodId);
  if (!row || lostForGood.includes(payoutMethodId))
    throw new Refused('PAYMENT_METHOD_NOT_FOUND', 'Payout method not found');
  return row;
}

const rowsOf = (tx: Transaction, userId: string): Promise<Row[]> =>
  tx.select().from(payoutMethods).where(eq(payoutMethods.userId, userId)).orderBy(payoutMethods.place);

/** Returns the method with the changes applied. Changing the vendor requires all fields again. */
function changesTo(row: Row, given: PayoutMethodChanges, offer: Offer): Row {
  const { service, provider, type } = row;
  const vendor = `${service}-${provider}`;
  const description = given.description == null ? row.description : parseDescription(given.description);
  const kept = { ...row, description, extras: given.extras ? parseExtras(given.extras, row.extras) : row.extras };
  const isOther = Boolean(given.vendor) && given.vendor !== vendor;
  if (isOther) {
    const { asked, ...to } = selectOffer({ ...given, vendor: given.vendor ?? '', type: given.type ?? '' }, offer);
    return { ...kept, ...to, fields: filled(parseFields(given, asked)) };
  }
  if (given.type && given.type !== type) throw invalid(['type']);
  // An edit validates only the fields that it changes, so that old methods may lack fields that are now required.
  const touched = (providers[vendor]?.fields[offer.currency] ?? []).filter(({ key }) => Object.hasOwn(given, key));
  return touched.length > 0 ? { ...kept, fields: filled({ ...row.fields, ...parseFields(given, touched) }) } : kept;
}

type Told = { service: string; provider: string; fields: Fields };

const identityOf = ({ service, provider }: Omit<Told, 'fields'>): readonly string[] =>
  providers[`${service}-${provider}`]?.identity ?? [];

function isSame(one: Told, other: Told): boolean {
  const keys = identityOf(one);
  const isOfOne = one.service === other.service && one.provider === other.provider;
  return isOfOne && keys.length > 0 && keys.every((key) => one.fields[key] === other.fields[key]);
}

const shown = ({ userId: _, place, fields, service, provider, ...method }: Row): PayoutMethod => ({
  ...method,
  service,
  provider,
  vendor: `${service}-${provider}`,
  ...fields,
});
