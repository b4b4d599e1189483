import type { Case } from '../resolutions.ts';

/** What is left of the most that a policy pays, where that is little or nothing. Amounts in the currency of payouts. */
export type Cap = { kind: 'reached' | 'near'; cap: number; used: number; balance: number };

/** Below this part of the whole it is said how much is left. */
const little = 0.2;

export function capOf({ policy }: Pick<Case, 'policy'>): Cap | null {
  const [cap, used] = [policy?.policyCap ?? 0, policy?.policyCapUsed ?? 0];
  const balance = cap - used;
  if (cap <= 0 || balance >= little * cap) return null;
  return { kind: balance <= 0 ? 'reached' : 'near', cap, used, balance: Math.max(0, balance) };
}
