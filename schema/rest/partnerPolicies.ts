import { array, type Infer, max, min, nullable, number, object, optional, size, string, type } from 'superstruct';

import { flag } from './common.ts';
import { date } from './moments.ts';
import { orNone } from './repairable.ts';
import { int, policyNumber } from './values.ts';

/** Maximum number of policies in the answer to one search. */
export const mostPoliciesFound = 25;

/** Maximum number of people that a policy can insure on one trip. */
export const mostInsured = 999;

/** Maximum cap, in the currency of the payout config. */
export const mostCap = 999_999_999;

/** Maximum length of the key of a product or an entitlement. */
export const longestKey = 50;

/** Maximum number of products or entitlements of a policy. */
export const mostKeys = 20;

/** GET /platform/partners/{partnerId}/policies: a part of a policy number. */
export const PolicySought = object({ sought: size(string(), 1, 50) });

/**
 * A policy of the partner as administrators see it. `maxInsured` 0 is no maximum, and null if none was recorded. A
 * `policyCap` of null is no cap. `products` and `entitlements` are missing where an insurer keeps none.
 */
export const PartnerPolicy = type({
  externalPolicyNumber: policyNumber,
  active: flag,
  policyStart: date,
  policyEnd: date,
  maxInsured: optional(nullable(number())),
  policyCap: orNone(number()),
  products: optional(nullable(array(string()))),
  entitlements: optional(nullable(array(string()))),
});
export type PartnerPolicy = Infer<typeof PartnerPolicy>;

const people = max(min(int, 0), mostInsured);
const cap = max(min(number(), 0), mostCap);
const keys = size(array(size(string(), 1, longestKey)), 0, mostKeys);

/** PUT /platform/partners/{partnerId}/policies */
export const NewPartnerPolicy = object({
  externalPolicyNumber: policyNumber,
  active: flag,
  policyStart: date,
  policyEnd: date,
  maxInsured: people,
  policyCap: optional(nullable(cap)),
  products: keys,
  entitlements: keys,
});
export type NewPartnerPolicy = Infer<typeof NewPartnerPolicy>;

/**
 * PATCH /platform/partners/{partnerId}/policies/{externalPolicyNumber}: the changed fields. A `policyCap` of null
 * removes the cap; null in any other field changes nothing.
 */
export const PartnerPolicyChanges = object({
  active: optional(nullable(flag)),
  policyStart: optional(nullable(date)),
  policyEnd: optional(nullable(date)),
  maxInsured: optional(nullable(people)),
  policyCap: optional(nullable(cap)),
  products: optional(nullable(keys)),
  entitlements: optional(nullable(keys)),
});
export type PartnerPolicyChanges = Infer<typeof PartnerPolicyChanges>;

export const WhichPartnerPolicy = object({ partnerId: string(), externalPolicyNumber: policyNumber });
