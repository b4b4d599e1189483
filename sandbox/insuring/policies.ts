import { and, eq } from 'drizzle-orm';

import type { Database } from '../database/open.ts';
import { Refused } from '../refusal.ts';
import { policies, policyHolders } from '../tables.ts';

export type Policy = typeof policies.$inferSelect;

/** A policy that the customer holds and that is running today. */
export async function runningPolicy(
  db: Database,
  userId: string,
  externalPolicyNumber: string,
  today: string,
): Promise<Policy> {
  const isIt = and(
    eq(policies.partnerId, policyHolders.partnerId),
    eq(policies.externalPolicyNumber, policyHolders.externalPolicyNumber),
  );
  const [held] = await db
    .select({ policy: policies })
    .from(policyHolders)
    .innerJoin(policies, isIt)
    .where(and(eq(policyHolders.userId, userId), eq(policyHolders.externalPolicyNumber, externalPolicyNumber)));
  if (!held) throw new Refused('POLICY_NOT_FOUND', 'Policy not found');
  const { policy } = held;
  if (policy.active === 0) throw new Refused('POLICY_INACTIVE', 'The policy is not active');
  if (policy.policyEnd < today) throw new Refused('POLICY_EXPIRED', 'The policy has run out');
  return policy;
}

export function refuseOutside({ policyStart, policyEnd }: Policy, embarkDate: string): void {
  if (embarkDate < policyStart || embarkDate > policyEnd)
    throw new Refused('FLIGHT_OUT_OF_DATE_RANGE', 'The flight departs outside of the policy’s dates');
}
