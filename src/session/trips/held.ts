import { type Hindrance, hindranceOf } from '#rules/insurance/policies.ts';
import type { PoliciesQuery } from '#src/api/generated/documents.ts';

type Policies = PoliciesQuery['policies'];

export type HeldPolicy = Policies[number] & { hindrance: Hindrance | null };

/** Sorts policies that insure a trip first. `countsCap` is passed to `hindranceOf`. */
export function held(policies: Policies, today: string, countsCap: boolean): HeldPolicy[] {
  const all = policies.map((policy) => ({ ...policy, hindrance: hindranceOf(policy, today, countsCap) }));
  return [...servingOf(all), ...all.filter(({ hindrance }) => hindrance !== null)];
}

export const servingOf = (policies: readonly HeldPolicy[]): HeldPolicy[] =>
  policies.filter(({ hindrance }) => hindrance === null);
