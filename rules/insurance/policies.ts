export type PolicyState = 'active' | 'upcoming' | 'ended' | 'inactive';

/** How much of a cap is left: `near` is less than a fifth. */
export type CapState = 'none' | 'free' | 'near' | 'reached';

/** Why no trip can be insured under a policy now: how it stands, that it has paid all that it can, or the insurer's word. */
export type Hindrance = Exclude<PolicyState, 'active'> | 'used up' | 'blocked';

type Policy = { active: number; policyStart: string; policyEnd: string };
type Blockable = Policy & Capped & { blockedBy: string | null };
type Capped = { policyCap: number | null; policyCapUsed: number | null };

const NEAR = 0.2;

/** @param today YYYY-MM-DD, UTC; a policy ends with its last day */
export function policyStateOf({ active, policyStart, policyEnd }: Policy, today: string): PolicyState {
  if (active !== 1) return 'inactive';
  if (today > policyEnd) return 'ended';
  return today < policyStart ? 'upcoming' : 'active';
}

/** What can still be paid out; null if there is no cap. */
export const balanceOf = ({ policyCap, policyCapUsed }: Capped): number | null =>
  policyCap === null ? null : Math.max(0, policyCap - (policyCapUsed ?? 0));

/** Returns the money that a policy can still pay on a day; null if it has no cap, has ended or is not active. */
export function payableBalance(policy: Policy & Capped, today: string): number | null {
  const state = policyStateOf(policy, today);
  return state === 'ended' || state === 'inactive' ? null : balanceOf(policy);
}

export function capStateOf(policy: Capped): CapState {
  const balance = balanceOf(policy);
  if (balance === null) return 'none';
  if (balance === 0) return 'reached';
  return balance < (policy.policyCap ?? 0) * NEAR ? 'near' : 'free';
}

/**
 * Null, if a trip can be insured under it.
 *
 * @param countsCap whether this partner pays under its policies; where it does not, a cap says nothing here
 */
export function hindranceOf(policy: Blockable, today: string, countsCap: boolean): Hindrance | null {
  const state = policyStateOf(policy, today);
  if (state !== 'active') return state;
  if (countsCap && capStateOf(policy) === 'reached') return 'used up';
  return policy.blockedBy === null ? null : 'blocked';
}
