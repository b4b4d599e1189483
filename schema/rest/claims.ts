import {
  array,
  boolean,
  enums,
  type Infer,
  literal,
  nullable,
  number,
  object,
  optional,
  size,
  string,
  type,
} from 'superstruct';

import { datasetNames } from '../claims.ts';
import { id } from './common.ts';
import { date, instant, month, year } from './moments.ts';
import { currency } from './values.ts';

const words = optional(nullable(string()));
const amount = optional(nullable(number()));

/** In a dispute, rows have notes and attachments instead of a revenue. */
export const Dataset = type({
  datasetId: id,
  name: string(),
  completed: boolean(),
  data: array(
    type({
      year,
      month,
      revenue: amount,
      /** The amount offered before, in an adjusted offer. */
      previous: amount,
      notes: words,
      attachments: optional(nullable(array(id))),
    }),
  ),
  notes: words,
});
export type Dataset = Infer<typeof Dataset>;

/** Unknown statuses are possible and are shown by their name. */
export const ClaimPayout = type({
  payoutId: id,
  periodStart: date,
  periodEnd: date,
  predictedRevenue: number(),
  actualRevenue: amount,
  /** Percent. */
  profitMargin: number(),
  excess: number(),
  amountPayable: amount,
  status: string(),
});
export type ClaimPayout = Infer<typeof ClaimPayout>;

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
    currency,
    profitMargin: number(),
    retention: amount,
    applicableLimit: number(),
    restorationPeriod: number(),
  }),
  datasets: array(Dataset),
  payouts: array(ClaimPayout),
  assigneeDetails: optional(
    nullable(type({ firstname: words, surname: words, email: words, mobilePhoneNumber: words })),
  ),
  brokerAssignee: words,
  claimAssignee: words,
  /** In chronological order. */
  events: optional(nullable(array(type({ on: instant, type: string(), text: string() })))),
});
export type Claim = Infer<typeof Claim>;

/** PATCH /platform/items/{itemId}/alerts/{alertId}: accepts an offer, or rejects an adjusted one. */
export const WhichClaim = object({ itemId: id, alertId: id });
export const ClaimChanges = object({
  confirmed: optional(nullable(literal(true))),
  completed: optional(nullable(literal(true))),
});
export type ClaimChanges = Infer<typeof ClaimChanges>;

/**
 * PATCH …/alerts/{alertId}/datasets/{datasetId}: the customer's prediction. A dataset without an id is addressed by its
 * name.
 */
export const WhichDataset = object({ itemId: id, alertId: id, datasetId: string() });
export const DatasetChanges = object({
  data: size(array(object({ year, month, revenue: number() })), 0, 24),
  completed: boolean(),
});
export type DatasetChanges = Infer<typeof DatasetChanges>;

/** POST …/alerts/{alertId}/datasets: the reasons of a dispute, by month. */
export const NewDispute = object({
  name: enums([datasetNames.dispute]),
  data: size(
    array(object({ year, month, notes: words, attachments: optional(nullable(size(array(id), 0, 100))) })),
    0,
    24,
  ),
  completed: literal(true),
});
export type NewDispute = Infer<typeof NewDispute>;

/** PATCH …/alerts/{alertId}/payouts/{payoutId}: the destination of a payout. */
export const WhichClaimPayout = object({ itemId: id, alertId: id, payoutId: id });
export const ClaimPayoutDetails = object({ status: enums(['SENT']), contactNumber: string(), payoutMethodId: id });
export type ClaimPayoutDetails = Infer<typeof ClaimPayoutDetails>;

/**
 * GET /platform/users/{id}/documents/stream-url?documentName: an address to which a browser can upload a file directly.
 */
export const WhoseDocument = object({ id: string() });
export const DocumentName = object({ documentName: size(string(), 1, 255) });
export const StreamUrl = type({ url: string(), documentId: id });
export type StreamUrl = Infer<typeof StreamUrl>;

/** POST …/alerts/{alertId}/attachments?name */
export const ClaimAttachmentName = object({ name: size(string(), 1, 255) });
export const AttachedDocument = object({ documentId: id });

export const ClaimAttachment = type({ attachmentId: id, name: string() });
export type ClaimAttachment = Infer<typeof ClaimAttachment>;
