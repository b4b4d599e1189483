import { adding } from '../../kit/records/adding.ts';

/**
 * A policy as an administrator types it. Days are YYYY-MM-DD. `active` is `1` or `0`. `maxInsured` of `0` is no maximum, and an
 * empty `policyCap` is no cap; both have a dot for decimals. Keys of products and entitlements are separated by commas.
 */
export type PolicyDetails = {
  active: string;
  policyStart: string;
  policyEnd: string;
  maxInsured: string;
  policyCap: string;
  products: string;
  entitlements: string;
};
export type NewPolicy = PolicyDetails & { externalPolicyNumber: string };

/** Adds a policy to those of the partner. */
export const addPolicyMachine = adding<NewPolicy, NewPolicy>('addPolicy');
