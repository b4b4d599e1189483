import { and, count, eq } from 'drizzle-orm';

import type { Transaction } from '../database/types.ts';
import { Refused } from '../refusal.ts';
import { policies, policyHolders } from '../tables.ts';

type Joining = {
  userId: string;
  partnerId: string;
  externalPolicyNumber: string;
  today: string;
  /** Whether the account is being created. A policy for one person is then refused as used up. */
  isNew?: boolean;
};

/**
 * Makes a customer a holder of a policy.
 *
 * Throws POLICY_NOT_FOUND, POLICY_INVALID for another partner's policy, POLICY_INACTIVE, POLICY_EXPIRED,
 * POLICY_TOO_MANY_USES if the maximum number of holders is reached, and ALREADY_ASSIGNED if the customer already holds
 * it or, for an existing account, if it is for one person and taken.
 */
export async function joinPolicy(
  tx: Transaction,
  { userId, partnerId, externalPolicyNumber, today, isNew = true }: Joining,
) {
  const isNumber = eq(policies.externalPolicyNumber, externalPolicyNumber);
  const [policy] = await tx
    .select()
    .from(policies)
    .where(and(isNumber, eq(policies.partnerId, partnerId)))
    // Serialises two customers who take the last use.
    .for('no key update');
  if (!policy) {
    const isElsewhere = (await tx.$count(policies, isNumber)) > 0;
    throw isElsewhere
      ? new Refused('POLICY_INVALID', 'The policy is another partner’s')
      : new Refused('POLICY_NOT_FOUND', 'Policy not found');
  }
  if (policy.active === 0) throw new Refused('POLICY_INACTIVE', 'The policy is not active');
  if (policy.policyEnd < today) throw new Refused('POLICY_EXPIRED', 'The policy has run out');

  const ofPolicy = and(
    eq(policyHolders.partnerId, partnerId),
    eq(policyHolders.externalPolicyNumber, externalPolicyNumber),
  );
  if ((await tx.$count(policyHolders, and(ofPolicy, eq(policyHolders.userId, userId)))) > 0)
    throw new Refused('ALREADY_ASSIGNED', 'The customer holds this policy');
  const [held] = await tx.select({ by: count() }).from(policyHolders).where(ofPolicy);
  const isTaken = policy.maxUses !== null && (held?.by ?? 0) >= policy.maxUses;
  if (isTaken && policy.maxUses === 1 && !isNew)
    throw new Refused('ALREADY_ASSIGNED', 'Another customer holds this policy');
  if (isTaken) throw new Refused('POLICY_TOO_MANY_USES', 'As many people hold the policy as may');

  const policyCapUsed = policy.policyCap === null ? null : 0;
  await tx.insert(policyHolders).values({ userId, partnerId, externalPolicyNumber, policyCapUsed });
}
