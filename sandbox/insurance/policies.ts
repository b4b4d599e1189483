import { and, eq } from 'drizzle-orm';

import type { Database } from '../database/types.ts';
import { Refused } from '../refusal.ts';
import { policies, policyHolders } from '../tables.ts';

type Cover = Pick<typeof policyHolders.$inferSelect, 'policyCapUsed'>;

/** A policy with its holder's usage of the cover. */
export type Policy = typeof policies.$inferSelect & Cover;

export const isOfHolder = and(
  eq(policies.partnerId, policyHolders.partnerId),
  eq(policies.externalPolicyNumber, policyHolders.externalPolicyNumber),
);

/** Returns the policies that a customer holds, in the order of joining. */
export async function heldPolicies(db: Database, userId: string, externalPolicyNumber?: string): Promise<Policy[]> {
  const isWanted = externalPolicyNumber ? eq(policyHolders.externalPolicyNumber, externalPolicyNumber) : undefined;
  const held = await db
    .select({ policy: policies, policyCapUsed: policyHolders.policyCapUsed })
    .from(policyHolders)
    .innerJoin(policies, isOfHolder)
    .where(and(eq(policyHolders.userId, userId), isWanted))
    .orderBy(policyHolders.place);
  return held.map(({ policy, policyCapUsed }) => ({ ...policy, policyCapUsed }));
}

/** Returns a policy that the customer holds and that is valid today. */
export async function runningPolicy(
  db: Database,
  userId: string,
  externalPolicyNumber: string,
  today: string,
): Promise<Policy> {
  const [policy] = await heldPolicies(db, userId, externalPolicyNumber);
  if (!policy) throw new Refused('POLICY_NOT_FOUND', 'Policy not found');
  if (policy.active === 0) throw new Refused('POLICY_INACTIVE', 'The policy is not active');
  if (policy.policyEnd < today) throw new Refused('POLICY_EXPIRED', 'The policy has run out');
  return policy;
}

export function refuseOutside({ policyStart, policyEnd }: Policy, embarkDate: string): void {
  if (embarkDate < policyStart || embarkDate > policyEnd)
    throw new Refused('FLIGHT_OUT_OF_DATE_RANGE', 'The flight departs outside of the policy’s dates');
}
