import { getBlockedReason, type PolicyBlock } from '#rules/insurance/policies.ts';
import type { PoliciesQuery } from '#src/api/generated/documents.ts';

type Policies = PoliciesQuery['policies'];

export type CheckedPolicy = Policies[number] & { block: PolicyBlock | null };

/** Sorts policies that insure a trip first. `countsCap` is passed to `getBlockedReason`. */
export function checkPolicies(policies: Policies, today: string, countsCap: boolean): CheckedPolicy[] {
  const all = policies.map((policy) => ({ ...policy, block: getBlockedReason(policy, today, countsCap) }));
  return [...listUsablePolicies(all), ...all.filter(({ block }) => block !== null)];
}

export const listUsablePolicies = (policies: readonly CheckedPolicy[]): CheckedPolicy[] =>
  policies.filter(({ block }) => block === null);
