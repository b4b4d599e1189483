import { array, boolean, enums, type Infer, nullable, object, optional, string, type } from 'superstruct';

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

/** GET owl/subscribers/{id}/alerts/{alertId} answers a list of these, of which the first counts; PATCH answers one. */
export const OwlAlert = type({
  alertId: id,
  subscriptionId: id,
  title: string(),
  description: string(),
  createdOn: instant,
  completed: boolean(),
  completedOn: optional(nullable(instant)),
});

export type OwlAlert = Infer<typeof OwlAlert>;

/** POST owl/subscribers/{id}/subscriptions/{type} and PATCH …/{subscriptionId} */
export const MonitoredItem = type({
  id,
  dataType: enums(monitoredTypes),
  friendlyName: string(),
  /** Masked like `displayValue`, because the insurer never returns the value itself. */
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
export type MonitoredItem = Infer<typeof MonitoredItem>;

export const WhichMonitoredType = object({ type: enums(monitoredTypes) });
export const WhichMonitoredItem = object({ subscriptionId: id });
export const WhichOwlAlert = object({ alertId: id });

/** POST owl/subscribers/{id}/subscriptions/{type}: `token` is the literal `No` where no frame made one (P§7). */
export const NewMonitoredItem = object({
  displayName: string(),
  displayValue: string(),
  value: string(),
  token: string(),
});
export type NewMonitoredItem = Infer<typeof NewMonitoredItem>;

export const noToken = 'No';

/** POST owl/subscribers/{id} */
export const NewSubscriber = object({ partnerId: id });

/** PATCH owl/subscribers/{id}/subscriptions/{subscriptionId} */
export const MonitoredItemChanges = object({ displayName: string() });

/** PUT owl/subscribers/{id}/alerts/{alertId}/action. `completedOn` is null for a step that is open again. */
export const AlertAction = object({
  actionItem: string(),
  completed: boolean(),
  completedOn: optional(nullable(instant)),
});
export type AlertAction = Infer<typeof AlertAction>;

/** PATCH owl/subscribers/{id}/alerts/{alertId}. `completedOn` is null for an alert that is open again. */
export const AlertChanges = object({ completed: boolean(), completedOn: optional(nullable(instant)) });
export type AlertChanges = Infer<typeof AlertChanges>;

/** GET owl/subscribers/{id}/scan, which starts the first scan or reports the one that was made. */
export const Scan = type({ initialScan: boolean(), found: int });
export type Scan = Infer<typeof Scan>;

/** GET owl/subscribers/{id}/alerts/{alertId}/actions, and PUT …/action. `completed` lists values of `actionItem`. */
export const OwlActions = type({
  alertId: id,
  actions: array(type({ actionItem: string(), plan_title: string(), order: int })),
  completed: array(string()),
});
export type OwlActions = Infer<typeof OwlActions>;

/** POST tokeniser/http/generate/{id}: `origin` is the portal's own, `css` holds declarations. */
export const NewTokenFrame = object({ origin: string(), css: string() });

/** The answer to POST tokeniser/http/generate/{id}: the address of a page for a frame in which a card number is typed. */
export const TokenFrame = type({ url: string() });
export type TokenFrame = Infer<typeof TokenFrame>;
