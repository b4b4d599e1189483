import { randomUUID } from 'node:crypto';

import { and, eq } from 'drizzle-orm';

import type { Transaction } from '../database/open.ts';
import { accountById } from '../identity/accounts.ts';
import { currencyOf } from '../payouts/offers.ts';
import { paid, policies } from '../tables.ts';
import type { Found } from './found.ts';
import { payeeOf } from './payee.ts';

/** Whether a policy has too little left for the claim. Who claims waits for whoever else does under the same policy. */
export async function isBeyondCap(tx: Transaction, found: Found): Promise<boolean> {
  const { prize } = found.option;
  const policy = await policyInTurn(tx, found);
  if (policy?.policyCap == null || !prize || (await isPaid(tx, found))) return false;
  return (policy.policyCapUsed ?? 0) + prize > policy.policyCap;
}

/** Pays an option out, once: of one that was paid and is confirmed again, no more money goes. */
export async function pay(tx: Transaction, found: Found, at: string): Promise<void> {
  const { option, of } = found;
  const amount = option.prize ?? 0;
  if (await isPaid(tx, found)) return;
  const policy = await policyInTurn(tx, found);
  if (policy)
    await tx
      .update(policies)
      .set({ policyCapUsed: (policy.policyCapUsed ?? 0) + amount })
      .where(isIt(policy));
  const account = await accountById(tx, of.userId);
  await tx.insert(paid).values({
    payoutId: randomUUID(),
    optionId: option.optionId,
    userId: of.userId,
    payoutMethodId: option.payoutMethodId,
    paidTo: await payeeOf(tx, option),
    amount,
    currency: currencyOf(account?.country),
    at,
  });
}

/** The bank sends it back, and the policy has it again. */
export async function takeBack(tx: Transaction, found: Found): Promise<void> {
  const [returned] = await tx
    .update(paid)
    .set({ isReturned: true })
    .where(and(eq(paid.optionId, found.option.optionId), eq(paid.isReturned, false)))
    .returning();
  const policy = returned && (await policyInTurn(tx, found));
  if (policy)
    await tx
      .update(policies)
      .set({ policyCapUsed: (policy.policyCapUsed ?? 0) - returned.amount })
      .where(isIt(policy));
}

const isPaid = async (tx: Transaction, { option }: Found): Promise<boolean> =>
  (await tx.$count(paid, and(eq(paid.optionId, option.optionId), eq(paid.isReturned, false)))) > 0;

type Policy = typeof policies.$inferSelect;

const isIt = ({ partnerId, externalPolicyNumber }: Pick<Policy, 'partnerId' | 'externalPolicyNumber'>) =>
  and(eq(policies.partnerId, partnerId), eq(policies.externalPolicyNumber, externalPolicyNumber));

async function policyInTurn(tx: Transaction, { of }: Found): Promise<Policy | undefined> {
  const account = await accountById(tx, of.userId);
  if (!account || !of.policyNumber) return undefined;
  const { partnerId } = account;
  const [policy] = await tx
    .select()
    .from(policies)
    .where(isIt({ partnerId, externalPolicyNumber: of.policyNumber }))
    .for('update');
  return policy;
}
