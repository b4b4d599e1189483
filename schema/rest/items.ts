import { array, boolean, type Infer, nullable, optional, record, string, type, unknown } from 'superstruct';

import { ClaimPayout, Dataset } from './claims.ts';
import { id } from './common.ts';

/** GET /platform/items */
export const InsuredItem = type({
  itemId: id,
  itemTypeId: string(),
  propositionId: id,
  monitorId: optional(nullable(id)),
  properties: record(string(), unknown()),
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
