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
  /** The incidents of the item and their outcome, if the insurer includes them here. */
  alerts: optional(nullable(array(type({ alertId: id, alertType: string(), status: string(), completed: boolean() })))),
  datasets: optional(nullable(array(Dataset))),
  payouts: optional(nullable(array(ClaimPayout))),
});
export type InsuredItem = Infer<typeof InsuredItem>;

/** GET /platform/partners/{partnerId}/propositions/default: the product, and the questions about an item. */
export const Proposition = type({
  propositionId: id,
  name: string(),
  itemTypes: array(type({ itemTypeId: string(), name: string(), properties: array(RequiredField) })),
});
export type Proposition = Infer<typeof Proposition>;

export const WhichPartner = object({ partnerId: string() });

/**
 * POST /platform/items/transaction. The insurer has codes for a wrong proposition and for wrong properties of an item.
 */
export const NewItems = object({
  propositionId: optional(nullable(string())),
  externalPolicyNumber: policyNumber,
  items: size(array(object({ itemTypeId: string(), properties })), 0, 20),
});
export type NewItems = Infer<typeof NewItems>;

export const ItemsAdded = type({ transactionId: id, itemIds: nonempty(array(id)) });
export type ItemsAdded = Infer<typeof ItemsAdded>;

/** PATCH and DELETE /platform/items/{itemId} */
export const WhichItem = object({ itemId: id });

/** PATCH: missing fields stay unchanged. */
export const ItemChanges = object({
  properties: optional(nullable(properties)),
  permissions: optional(nullable(array(type({ permission: string(), granted: boolean() })))),
});
export type ItemChanges = Infer<typeof ItemChanges>;
