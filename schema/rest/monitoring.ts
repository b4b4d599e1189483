import { array, boolean, enums, type Infer, nullable, optional, string, type } from 'superstruct';

import { id } from './common.ts';
import { instant } from './moments.ts';
import { int } from './values.ts';

/** GET monitoring/subscribers/{subscriberId} */
export const Subscriber = type({ subscribed: boolean(), initialScan: boolean() });
export type Subscriber = Infer<typeof Subscriber>;

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
  /** Masked if the insurer does not disclose the value. */
  value: string(),
  displayValue: string(),
  maxAllowed: int,
  alerts: array(OwlAlert),
});

/** GET owl/subscribers/{id}/subscriptions, and …/alerts/ below it. */
export const Subscriptions = type({
  subscriptions: array(
    type({
      dataType: enums(monitoredTypes),
      category: string(),
      maxAllowed: int,
      items: array(MonitoredItem),
    }),
  ),
});
export type Subscriptions = Infer<typeof Subscriptions>;
