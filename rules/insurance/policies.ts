export type PolicyState = 'active' | 'upcoming' | 'ended' | 'inactive';

/** The remaining share of a cap: `near` means less than a fifth. */
export type CapState = 'none' | 'free' | 'near' | 'reached';

/** The reason why a policy cannot insure a trip now: its state, a used-up cap, or the insurer's decision. */
export type PolicyBlock = Exclude<PolicyState, 'active'> | 'used up' | 'blocked';

type Policy = { active: number; policyStart: string; policyEnd: string };
type Blockable = Policy & Capped & { blockedBy: string | null };
type Capped = { policyCap: number | null; policyCapUsed: number | null };

const NEAR = 0.2;

/** @param today YYYY-MM-DD, UTC; a policy is active until the end of its last day */
export function getPolicyState({ active, policyStart, policyEnd }: Policy, today: string): PolicyState {
  if (active !== 1) return 'inactive';
  if (today > policyEnd) return 'ended';
  return today < policyStart ? 'upcoming' : 'active';
}

/** Returns the amount that can still be paid; null if there is no cap. */
export const getCapBalance = ({ policyCap, policyCapUsed }: Capped): number | null =>
  policyCap === null ? null : Math.max(0, policyCap - (policyCapUsed ?? 0));

/** Returns the money that a policy can still pay on a day; null if it has no cap, has ended or is not active. */
export function payableBalance(policy: Policy & Capped, today: string): number | null {
  const state = getPolicyState(policy, today);
  return state === 'ended' || state === 'inactive' ? null : getCapBalance(policy);
}

export function getCapState(policy: Capped): CapState {
  const balance = getCapBalance(policy);
  if (balance === null) return 'none';
  if (balance === 0) return 'reached';
  return balance < (policy.policyCap ?? 0) * NEAR ? 'near' : 'free';
}

/**
 * Returns why a policy cannot insure a trip; null if it can.
 *
 * @param countsCap whether this partner pays under its policies; otherwise the cap does not matter
 */
export function getBlockedReason(policy: Blockable, today: string, countsCap: boolean): PolicyBlock | null {
  const state = getPolicyState(policy, today);
  if (state !== 'active') return state;
  if (countsCap && getCapState(policy) === 'reached') return 'used up';
  return policy.blockedBy === null ? null : 'blocked';
}
