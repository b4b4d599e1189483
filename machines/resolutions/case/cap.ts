import { getCapBalance, getCapState } from '#rules/insurance/policies.ts';

import type { Case } from '../resolutions.ts';

/** The remaining amount of a policy's maximum, once little or nothing is left. Amounts are in the payout currency. */
export type Cap = { kind: 'reached' | 'near'; cap: number; used: number; balance: number };

export function getCap({ policy }: Pick<Case, 'policy'>): Cap | null {
  // A policy without a cap cannot be used up.
  if (!policy?.policyCap) return null;
  const kind = getCapState(policy);
  if (kind === 'none' || kind === 'free') return null;
  return { kind, cap: policy.policyCap, used: policy.policyCapUsed ?? 0, balance: getCapBalance(policy) ?? 0 };
}
