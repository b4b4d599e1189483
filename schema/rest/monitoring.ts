import {
  array,
  boolean,
  enums,
  type Infer,
  integer,
  literal,
  nullable,
  object,
  optional,
  string,
  type,
} from 'superstruct';

import { id, instant } from './common.ts';

/** GET monitoring/subscribers/{subscriberId} */
export const Subscriber = type({ subscribed: boolean(), initialScan: boolean() });
export type Subscriber = Infer<typeof Subscriber>;

/** GET owl/subscribers/{id}/subscriptions */
export const WhichSubscriptions = object({ active: literal('true') });
/** GET owl/subscribers/{id}/subscriptions/alerts/ */
export const WhichAlerts = object({ filter: literal('complete') });

export const monitoredTypes = [
  'BANK_ACCOUNT',
  'CARD',
  'EMAIL',
  'PHONE',
  'NATIONAL_ID',
  'PASSPORT',
  'DRIVING_LICENCE',
  'MEDICAL_ID',
  'IBAN',
  'OTHER_CARD',
] as const;

const OwlAlert = type({
  alertId: id,
  subscriptionId: id,
  title: string(),
  description: string(),
  createdOn: instant,
  completed: boolean(),
  completedOn: optional(nullable(instant)),
});

const MonitoredItem = type({
  id,
  dataType: enums(monitoredTypes),
  friendlyName: string(),
  /** Masked where the insurer does not give the value away. */
  value: string(),
  displayValue: string(),
  maxAllowed: integer(),
  alerts: array(OwlAlert),
});

export const Subscriptions = type({
  subscriptions: array(
    type({
      dataType: enums(monitoredTypes),
      category: string(),
      maxAllowed: integer(),
      items: array(MonitoredItem),
    }),
  ),
});
export type Subscriptions = Infer<typeof Subscriptions>;
