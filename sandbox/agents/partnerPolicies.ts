import { and, asc, desc, eq, ilike, isNull } from 'drizzle-orm';

import { typedText } from '#rules/text/typedText.ts';
import type { Code } from '#schema/errors.ts';
import {
  mostPoliciesFound,
  type NewPartnerPolicy,
  type PartnerPolicy,
  type PartnerPolicyChanges,
} from '#schema/rest/partnerPolicies.ts';

import type { Database, Transaction } from '../database/types.ts';
import type { Partner } from '../plugins/identity.ts';
import { failedValidation, Refused } from '../refusal.ts';
import { items, links, partners, policies, policyHolders, trips, users } from '../tables.ts';

type Row = typeof policies.$inferSelect;

/** Products that are refused although they are well-formed. */
export const magicProducts = { unicorn: 'INVALID_PRODUCTS', missing: 'PRODUCT_NOT_FOUND' } as const;

/** An entitlement that does not exist, for testers. */
export const magicEntitlement = 'none';

/** Benefits that a policy can include. */
const knownEntitlements = ['CASH', 'HOTEL', 'INTERRUPTION', 'LOUNGE', 'LUGGAGE', 'MONITORING', 'REBOOKING'];

/** Returns the partner's policies whose number contains a text: an exact match first, then by number. */
export async function findPolicies(db: Database, partnerId: string, sought: string): Promise<PartnerPolicy[]> {
  const number = numberIn(sought);
  const pattern = `%${number.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const found = await db
    .select()
    .from(policies)
    .where(and(eq(policies.partnerId, partnerId), ilike(policies.externalPolicyNumber, pattern)))
    .orderBy(desc(eq(policies.externalPolicyNumber, number)), asc(policies.externalPolicyNumber))
    .limit(mostPoliciesFound);
  return found.map(({ externalPolicyNumber, active, policyStart, policyEnd, maxInsured, policyCap, ...keys }) => ({
    externalPolicyNumber,
    active,
    policyStart,
    policyEnd,
    maxInsured,
    policyCap,
    products: keys.products,
    entitlements: keys.entitlements,
  }));
}

/**
 * Adds a policy to a partner. Numbers are stored in capitals, because customers' entries are compared in capitals.
 *
 * Throws ALREADY_EXISTS, INVALID_PRODUCTS, PRODUCT_NOT_FOUND, INVALID_ENTITLEMENT or FAILED_VALIDATION.
 */
export async function addPolicy(tx: Transaction, partner: Partner, given: NewPartnerPolicy): Promise<Row> {
  const externalPolicyNumber = numberIn(given.externalPolicyNumber);
  if (externalPolicyNumber === '') throw failedValidation(['externalPolicyNumber'], 'That is no policy number');
  const wanted = {
    partnerId: partner.partnerId,
    externalPolicyNumber,
    active: given.active,
    policyStart: given.policyStart,
    policyEnd: given.policyEnd,
    maxInsured: given.maxInsured,
    policyCap: given.policyCap ?? null,
    products: await productsIn(tx, partner, given.products),
    entitlements: entitlementsIn(given.entitlements),
  };
  refuseBackwards(wanted);
  const [added] = await tx.insert(policies).values(wanted).onConflictDoNothing().returning();
  if (!added) throw new Refused('ALREADY_EXISTS', 'The partner has a policy of this number');
  return added;
}

export async function changePolicy(
  tx: Transaction,
  partner: Partner,
  policyNumber: string,
  changes: PartnerPolicyChanges,
): Promise<Row> {
  const known = await policyInTurn(tx, partner, policyNumber);
  const changed: Row = {
    ...known,
    active: changes.active ?? known.active,
    policyStart: changes.policyStart ?? known.policyStart,
    policyEnd: changes.policyEnd ?? known.policyEnd,
    maxInsured: changes.maxInsured ?? known.maxInsured,
    ...(changes.policyCap !== undefined && { policyCap: changes.policyCap }),
    ...(changes.products && { products: await productsIn(tx, partner, changes.products) }),
    ...(changes.entitlements && { entitlements: entitlementsIn(changes.entitlements) }),
  };
  refuseBackwards(changed);
  await tx.update(policies).set(changed).where(isPolicy(known));
  return changed;
}

/** Deletes a policy. Throws POLICY_NOT_FOUND, and IN_USE while anything depends on it. */
export async function deletePolicy(tx: Transaction, partner: Partner, policyNumber: string): Promise<void> {
  const known = await policyInTurn(tx, partner, policyNumber);
  if (await isInUse(tx, known)) throw new Refused('IN_USE', 'The policy has holders, trips, items or invitations');
  await tx.delete(policies).where(isPolicy(known));
}

const numberIn = (text: string): string => typedText(text).toUpperCase();

const isPolicy = ({ partnerId, externalPolicyNumber }: Pick<Row, 'partnerId' | 'externalPolicyNumber'>) =>
  and(eq(policies.partnerId, partnerId), eq(policies.externalPolicyNumber, externalPolicyNumber));

/** Locks the policy, so that no customer joins it while it is deleted. */
async function policyInTurn(tx: Transaction, { partnerId }: Partner, policyNumber: string): Promise<Row> {
  const [known] = await tx
    .select()
    .from(policies)
    .where(isPolicy({ partnerId, externalPolicyNumber: numberIn(policyNumber) }))
    .for('update');
  if (!known) throw new Refused('POLICY_NOT_FOUND', 'Policy not found');
  return known;
}

async function isInUse(tx: Transaction, { partnerId, externalPolicyNumber }: Row): Promise<boolean> {
  const held = and(
    eq(policyHolders.partnerId, partnerId),
    eq(policyHolders.externalPolicyNumber, externalPolicyNumber),
  );
  if ((await tx.$count(policyHolders, held)) > 0) return true;
  const open = and(
    eq(links.partnerId, partnerId),
    eq(links.externalPolicyNumber, externalPolicyNumber),
    eq(links.active, 1),
    isNull(links.secondaryId),
  );
  if ((await tx.$count(links, open)) > 0) return true;
  const ofPartner = eq(users.partnerId, partnerId);
  const insured = await tx
    .select({ id: trips.tripId })
    .from(trips)
    .innerJoin(users, eq(users.userId, trips.userId))
    .where(and(ofPartner, eq(trips.policyNumber, externalPolicyNumber)))
    .limit(1);
  const insuredItems = await tx
    .select({ id: items.itemId })
    .from(items)
    .innerJoin(users, eq(users.userId, items.userId))
    .where(and(ofPartner, eq(items.externalPolicyNumber, externalPolicyNumber)))
    .limit(1);
  return insured.length + insuredItems.length > 0;
}

async function productsIn(tx: Transaction, { branding }: Partner, given: readonly string[]): Promise<string[]> {
  const products = distinct(given.map((key) => typedText(key).toLowerCase()));
  if (products.length === 0) throw new Refused('INVALID_PRODUCTS', 'A policy covers at least one product');
  const everywhere = (await tx.select({ branding: partners.branding }).from(partners)).map(
    (each) => each.branding?.product,
  );
  for (const product of products) {
    const code = new Map<string, Code>(Object.entries(magicProducts)).get(product);
    if (code) throw new Refused(code, 'There is no such product');
    if (product === branding?.product) continue;
    if (everywhere.includes(product)) throw new Refused('INVALID_PRODUCTS', 'The product is another partner’s');
    throw new Refused('PRODUCT_NOT_FOUND', 'There is no such product');
  }
  return products;
}

function entitlementsIn(given: readonly string[]): string[] {
  const entitlements = distinct(given.map((key) => typedText(key).toUpperCase()));
  if (!entitlements.every((key) => knownEntitlements.includes(key)))
    throw new Refused('INVALID_ENTITLEMENT', 'There is no such entitlement');
  return entitlements;
}

const distinct = (keys: readonly string[]): string[] => [...new Set(keys)];

function refuseBackwards({ policyStart, policyEnd }: Pick<Row, 'policyStart' | 'policyEnd'>): void {
  if (policyEnd < policyStart) throw failedValidation(['policyEnd'], 'The policy ends before it starts');
}
