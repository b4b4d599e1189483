import {
  array,
  boolean,
  enums,
  type Infer,
  nullable,
  number,
  object,
  optional,
  record,
  string,
  type,
  unknown,
} from 'superstruct';

import { date, id, instant } from './common.ts';

/** GET /platform/items */
export const InsuredItem = type({
  itemId: id,
  itemTypeId: string(),
  propositionId: id,
  monitorId: optional(nullable(id)),
  properties: record(string(), unknown()),
  externalPolicyNumber: string(),
  permissions: array(type({ permission: string(), required: boolean(), granted: boolean() })),
});
export type InsuredItem = Infer<typeof InsuredItem>;

/** GET /platform/items/views/item-alerts */
export const WhichClaims = object({
  active: optional(enums(['true', 'false'])),
  itemId: optional(id),
  alertId: optional(id),
});

export const Claim = type({
  alertId: id,
  itemId: id,
  claimNumber: string(),
  alertType: string(),
  description: string(),
  alertDate: instant,
  status: string(),
  completed: boolean(),
  confirmed: boolean(),
  properties: type({ name: string() }),
  data: type({
    currency: string(),
    profitMargin: number(),
    retention: optional(nullable(number())),
    applicableLimit: number(),
    restorationPeriod: number(),
  }),
  datasets: array(type({ datasetId: id, name: string(), completed: boolean() })),
  payouts: array(type({ payoutId: id, periodStart: date, periodEnd: date, status: string() })),
});
export type Claim = Infer<typeof Claim>;
