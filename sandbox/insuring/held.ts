import { and, eq } from 'drizzle-orm';

import type { Policy } from '#schema/rest/users.ts';

import type { Context } from '../context.ts';
import { Refused } from '../refusal.ts';
import { policies, policyHolders } from '../tables.ts';
import { hindranceOf } from './hindrance.ts';

/** The policies that somebody holds, as they are answered. */
export async function policiesOf({ db, clock }: Context, userId: string): Promise<Policy[]> {
  const isIt = and(
    eq(policies.partnerId, policyHolders.partnerId),
    eq(policies.externalPolicyNumber, policyHolders.externalPolicyNumber),
  );
  const held = await db
    .select({ policy: policies })
    .from(policyHolders)
    .innerJoin(policies, isIt)
    .where(eq(policyHolders.userId, userId))
    .orderBy(policyHolders.place);
  const now = clock.now();
  return Promise.all(
    held.map(async ({ policy }) => ({ ...policyIn(policy), blockedBy: await hindranceOf(db, userId, policy, now) })),
  );
}

function policyIn({ partnerId, maxUses, maxTrips, maxInsured, ...policy }: typeof policies.$inferSelect): Policy {
  if (maxInsured === null) throw new Refused('CONFIG_ERROR', 'The record of a policy is broken');
  return { ...policy, maxInsured };
}
