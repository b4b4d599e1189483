import { and, count, countDistinct, eq, gte, or } from 'drizzle-orm';

import type { Code } from '#schema/errors.ts';

import type { Database } from '../database/types.ts';
import { Refused } from '../refusal.ts';
import { flights, policyHolders, trips } from '../tables.ts';
import type { Policy } from './policies.ts';

/** Maximum number of future trips under a policy without its own maximum. */
const mostTrips = 20;

const words = {
  POLICY_INACTIVE: 'The policy is not active',
  POLICY_EXPIRED: 'The policy has run out',
  POLICY_TOO_MANY_USES: 'The policy is used too often',
  INVALID_ENTITLEMENT: 'The policy has paid all that it can',
  MAX_TRIPS_EXCEEDED: 'The policy takes no further trip',
} satisfies Partial<Record<Code, string>>;

/** Returns the code that refuses any trip under a policy, or null if one can be insured. */
export async function findBlockingCode(
  db: Database,
  userId: string,
  policy: Policy,
  now: Date,
): Promise<keyof typeof words | null> {
  const today = now.toISOString().slice(0, 10);
  if (policy.active === 0) return 'POLICY_INACTIVE';
  if (policy.policyEnd < today) return 'POLICY_EXPIRED';
  if (await isOverused(db, policy)) return 'POLICY_TOO_MANY_USES';
  if (policy.policyCap !== null && (policy.policyCapUsed ?? 0) >= policy.policyCap) return 'INVALID_ENTITLEMENT';
  return (await isFull(db, userId, policy, today)) ? 'MAX_TRIPS_EXCEEDED' : null;
}

export async function refuseHindered(db: Database, userId: string, policy: Policy, now: Date): Promise<void> {
  const code = await findBlockingCode(db, userId, policy, now);
  if (code) throw new Refused(code, words[code]);
}

async function isOverused(db: Database, { partnerId, externalPolicyNumber, maxUses }: Policy): Promise<boolean> {
  if (maxUses === null) return false;
  const [held] = await db
    .select({ by: count() })
    .from(policyHolders)
    .where(and(eq(policyHolders.partnerId, partnerId), eq(policyHolders.externalPolicyNumber, externalPolicyNumber)));
  return (held?.by ?? 0) > maxUses;
}

/** A policy's own maximum counts every trip that was not cancelled. The default maximum counts future trips. */
async function isFull(
  db: Database,
  userId: string,
  { externalPolicyNumber, maxTrips }: Policy,
  today: string,
): Promise<boolean> {
  const [insured] = await db
    .select({ trips: countDistinct(trips.tripId) })
    .from(trips)
    .innerJoin(flights, eq(flights.tripId, trips.tripId))
    .where(
      and(
        eq(trips.userId, userId),
        eq(trips.policyNumber, externalPolicyNumber),
        or(eq(flights.cancelled, 0), eq(flights.alerted, 1)),
        maxTrips === null ? gte(flights.embarkDate, today) : undefined,
      ),
    );
  return (insured?.trips ?? 0) >= (maxTrips ?? mostTrips);
}
