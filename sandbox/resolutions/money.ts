import { randomUUID } from 'node:crypto';

import { and, eq } from 'drizzle-orm';
import { accountById } from '../account/accounts.ts';
import type { Transaction } from '../database/types.ts';
import { isOfHolder } from '../insurance/policies.ts';
import { getPayoutCurrency } from '../payouts/offers.ts';
import { paid, policies, policyHolders } from '../tables.ts';
import type { Found } from './found.ts';
import { findPayee } from './payee.ts';

/**
 * Returns whether a policy has too little left for a claim. Locks the policy, so that parallel claims under it wait.
 */
export async function isBeyondCap(tx: Transaction, found: Found): Promise<boolean> {
  const { prize } = found.option;
  const policy = await policyInTurn(tx, found);
  if (policy?.policyCap == null || !prize || (await isPaid(tx, found))) return false;
  return (policy.policyCapUsed ?? 0) + prize > policy.policyCap;
}

/** Pays an option once. Confirming a paid option again sends no more money. */
export async function pay(tx: Transaction, found: Found, at: string): Promise<void> {
  const { option, of } = found;
  const amount = option.prize ?? 0;
  if (await isPaid(tx, found)) return;
  await use(tx, found, amount);
  const account = await accountById(tx, of.userId);
  await tx.insert(paid).values({
    payoutId: randomUUID(),
    optionId: option.optionId,
    userId: of.userId,
    payoutMethodId: option.payoutMethodId,
    paidTo: await findPayee(tx, option),
    amount,
    currency: getPayoutCurrency(account?.country),
    at,
  });
}

/** Returns a payment that the bank rejected to the policy. */
export async function takeBack(tx: Transaction, found: Found): Promise<void> {
  const [returned] = await tx
    .update(paid)
    .set({ isReturned: true })
    .where(and(eq(paid.optionId, found.option.optionId), eq(paid.isReturned, false)))
    .returning();
  if (returned) await use(tx, found, -returned.amount);
}

const isPaid = async (tx: Transaction, { option }: Found): Promise<boolean> =>
  (await tx.$count(paid, and(eq(paid.optionId, option.optionId), eq(paid.isReturned, false)))) > 0;

/** Each holder of a policy has a separate limit. */
async function use(tx: Transaction, found: Found, amount: number): Promise<void> {
  const policy = await policyInTurn(tx, found);
  if (!policy) return;
  const policyCapUsed = (policy.policyCapUsed ?? 0) + amount;
  await tx.update(policyHolders).set({ policyCapUsed }).where(isHeld(found));
}

const isHeld = ({ of: { userId, policyNumber } }: Found) =>
  and(eq(policyHolders.userId, userId), eq(policyHolders.externalPolicyNumber, policyNumber ?? ''));

type Policy = Pick<typeof policies.$inferSelect, 'policyCap'> &
  Pick<typeof policyHolders.$inferSelect, 'policyCapUsed'>;

async function policyInTurn(tx: Transaction, found: Found): Promise<Policy | undefined> {
  const [policy] = await tx
    .select({ policyCap: policies.policyCap, policyCapUsed: policyHolders.policyCapUsed })
    .from(policyHolders)
    .innerJoin(policies, isOfHolder)
    .where(isHeld(found))
    .for('update', { of: policyHolders });
  return policy;
}
