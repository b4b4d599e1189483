import type { Policy } from '#schema/rest/users.ts';

import type { Context } from '../context.ts';
import { Refused } from '../refusal.ts';
import { findBlockingCode } from './blockingCode.ts';
import { type Policy as Held, heldPolicies } from './policies.ts';

export async function readPolicies({ db, clock }: Context, userId: string): Promise<Policy[]> {
  const held = await heldPolicies(db, userId);
  const now = clock.now();
  return Promise.all(
    held.map(async (policy) => ({ ...policyIn(policy), blockedBy: await findBlockingCode(db, userId, policy, now) })),
  );
}

function policyIn({ partnerId, maxUses, maxTrips, maxInsured, ...policy }: Held): Policy {
  if (maxInsured === null) throw new Refused('CONFIG_ERROR', 'The record of a policy is broken');
  return { ...policy, maxInsured };
}
