import {
  array,
  boolean,
  type Infer,
  nonempty,
  nullable,
  object,
  optional,
  record,
  size,
  string,
  type,
  unknown,
} from 'superstruct';

import { ClaimPayout, Dataset } from './claims.ts';
import { id } from './common.ts';
import { RequiredField } from './payouts.ts';
import { policyNumber } from './values.ts';

const properties = record(string(), unknown());

/** GET /platform/items */
export const InsuredItem = type({
  itemId: id,
  itemTypeId: string(),
  propositionId: id,
  monitorId: optional(nullable(id)),
  properties,
  externalPolicyNumber: string(),
  permissions: array(type({ permission: string(), required: boolean(), granted: boolean() })),
  tripId: optional(nullable(id)),
  delegated_passenger_id: optional(nullable(id)),
  /** What happened to it, and what came of that, where the insurer says so here. */
  alerts: optional(nullable(array(type({ alertId: id, alertType: string(), status: string(), completed: boolean() })))),
  datasets: optional(nullable(array(Dataset))),
  payouts: optional(nullable(array(ClaimPayout))),
});
export type InsuredItem = Infer<typeof InsuredItem>;

/** GET /platform/partners/{partnerId}/propositions/default: what may be insured, and what has to be said of it. */
export const Proposition = type({
  propositionId: id,
  name: string(),
  itemTypes: array(type({ itemTypeId: string(), name: string(), properties: array(RequiredField) })),
});
export type Proposition = Infer<typeof Proposition>;

export const WhichPartner = object({ partnerId: string() });

/**
 * POST /platform/items/transaction. What is wrong with the proposition has codes of its own; so has, at the item, what is said
 * of it.
 */
export const NewItems = object({
  propositionId: optional(nullable(string())),
  externalPolicyNumber: policyNumber,
  items: size(array(object({ itemTypeId: string(), properties })), 0, 20),
});
export type NewItems = Infer<typeof NewItems>;

/** Its answer. */
export const ItemsAdded = type({ transactionId: id, itemIds: nonempty(array(id)) });
export type ItemsAdded = Infer<typeof ItemsAdded>;

/** PATCH and DELETE /platform/items/{itemId} */
export const WhichItem = object({ itemId: id });

/** PATCH: what is not given stays. */
export const ItemChanges = object({
  properties: optional(nullable(properties)),
  permissions: optional(nullable(array(type({ permission: string(), granted: boolean() })))),
});
export type ItemChanges = Infer<typeof ItemChanges>;
