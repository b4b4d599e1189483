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

/** Of a dispute the rows have notes and attachments in place of a revenue. */
export const Dataset = type({
  datasetId: id,
  name: string(),
  completed: boolean(),
  data: array(
    type({
      year,
      month,
      revenue: amount,
      /** Of an adjusted offer: what was offered before. */
      previous: amount,
      notes: words,
      attachments: optional(nullable(array(id))),
    }),
  ),
  notes: words,
});
export type Dataset = Infer<typeof Dataset>;

/** A status that nobody has heard of is possible, and is shown by its name. */
export const ClaimPayout = type({
  payoutId: id,
  periodStart: date,
  periodEnd: date,
  predictedRevenue: number(),
  /** Null as long as nobody knows. */
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
  /** In the order in which they came about. */
  events: optional(nullable(array(type({ on: instant, type: string(), text: string() })))),
});
export type Claim = Infer<typeof Claim>;

/** PATCH /platform/items/{itemId}/alerts/{alertId}: an offer is accepted, or an adjusted one rejected. */
export const WhichClaim = object({ itemId: id, alertId: id });
export const ClaimChanges = object({
  confirmed: optional(nullable(literal(true))),
  completed: optional(nullable(literal(true))),
});
export type ClaimChanges = Infer<typeof ClaimChanges>;

/**
 * PATCH …/alerts/{alertId}/datasets/{datasetId}: what the customer predicts. Where the dataset is not there yet, its name stands
 * in the place of its id.
 */
export const WhichDataset = object({ itemId: id, alertId: id, datasetId: string() });
export const DatasetChanges = object({
  data: size(array(object({ year, month, revenue: number() })), 0, 24),
  completed: boolean(),
});
export type DatasetChanges = Infer<typeof DatasetChanges>;

/** POST …/alerts/{alertId}/datasets: why an offer is disputed, by month. */
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

/** PATCH …/alerts/{alertId}/payouts/{payoutId}: where it is paid to. */
export const WhichClaimPayout = object({ itemId: id, alertId: id, payoutId: id });
export const ClaimPayoutDetails = object({ status: enums(['SENT']), contactNumber: string(), payoutMethodId: id });
export type ClaimPayoutDetails = Infer<typeof ClaimPayoutDetails>;

/** GET /platform/users/{id}/documents/stream-url?documentName: where a file may be put, straight from a browser. */
export const WhoseDocument = object({ id: string() });
export const DocumentName = object({ documentName: size(string(), 1, 255) });
export const StreamUrl = type({ url: string(), documentId: id });
export type StreamUrl = Infer<typeof StreamUrl>;

/** POST …/alerts/{alertId}/attachments?name */
export const ClaimAttachmentName = object({ name: size(string(), 1, 255) });
export const AttachedDocument = object({ documentId: id });

/** Its answer. */
export const ClaimAttachment = type({ attachmentId: id, name: string() });
export type ClaimAttachment = Infer<typeof ClaimAttachment>;
