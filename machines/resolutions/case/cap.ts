import { balanceOf, capStateOf } from '#rules/insurance/policies.ts';

import type { Case } from '../resolutions.ts';

/** What is left of the most that a policy pays, where that is little or nothing. Amounts in the currency of payouts. */
export type Cap = { kind: 'reached' | 'near'; cap: number; used: number; balance: number };

export function capOf({ policy }: Pick<Case, 'policy'>): Cap | null {
  // A policy that never pays has nothing that could come to an end.
  if (!policy?.policyCap) return null;
  const kind = capStateOf(policy);
  if (kind === 'none' || kind === 'free') return null;
  return { kind, cap: policy.policyCap, used: policy.policyCapUsed ?? 0, balance: balanceOf(policy) ?? 0 };
}
