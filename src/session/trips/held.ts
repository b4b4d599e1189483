import { type Hindrance, hindranceOf } from '#rules/insurance/policies.ts';
import type { PoliciesQuery } from '#src/api/generated/documents.ts';

type Policies = PoliciesQuery['policies'];

/** A policy, and what is in the way of a trip under it. */
export type HeldPolicy = Policies[number] & { hindrance: Hindrance | null };

/** Those that insure a trip come first. `countsCap`: as of `hindranceOf`. */
export function held(policies: Policies, today: string, countsCap: boolean): HeldPolicy[] {
  const all = policies.map((policy) => ({ ...policy, hindrance: hindranceOf(policy, today, countsCap) }));
  return [...servingOf(all), ...all.filter(({ hindrance }) => hindrance !== null)];
}

/** Those that insure a trip now. */
export const servingOf = (policies: readonly HeldPolicy[]): HeldPolicy[] =>
  policies.filter(({ hindrance }) => hindrance === null);
