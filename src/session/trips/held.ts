import { getBlockedReason, type Hindrance } from '#rules/insurance/policies.ts';
import type { PoliciesQuery } from '#src/api/generated/documents.ts';

type Policies = PoliciesQuery['policies'];

export type HeldPolicy = Policies[number] & { hindrance: Hindrance | null };

/** Sorts policies that insure a trip first. `countsCap` is passed to `getBlockedReason`. */
export function held(policies: Policies, today: string, countsCap: boolean): HeldPolicy[] {
  const all = policies.map((policy) => ({ ...policy, hindrance: getBlockedReason(policy, today, countsCap) }));
  return [...listUsablePolicies(all), ...all.filter(({ hindrance }) => hindrance !== null)];
}

export const listUsablePolicies = (policies: readonly HeldPolicy[]): HeldPolicy[] =>
  policies.filter(({ hindrance }) => hindrance === null);
