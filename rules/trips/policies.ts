export type PolicyState = 'active' | 'upcoming' | 'ended' | 'inactive';

/** How much of a cap is left: `near` is a fifth or less. */
export type CapState = 'none' | 'free' | 'near' | 'reached';

type Policy = { active: number; policyStart: string; policyEnd: string };
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

export function capStateOf(policy: Capped): CapState {
  const balance = balanceOf(policy);
  if (balance === null) return 'none';
  if (balance === 0) return 'reached';
  return balance <= (policy.policyCap ?? 0) * NEAR ? 'near' : 'free';
}
