import type { AskedField } from '#rules/payouts/fields.ts';

import type { Refused } from '../kit/refusals.ts';

/** A calendar month, or the part of it that counts. */
export type Month = { year: number; month: number };

export type DatasetRow = Month & {
  /** Null in a dispute. */
  revenue: number | null;
  /** The amount offered before, in an adjusted offer. */
  previous: number | null;
  notes: string | null;
  attachments: readonly string[];
};

export type Dataset = {
  datasetId: string;
  name: string;
  completed: boolean;
  data: readonly DatasetRow[];
  notes: string | null;
};

export type ClaimPayout = {
  payoutId: string;
  periodStart: string;
  periodEnd: string;
  predictedRevenue: number;
  actualRevenue: number | null;
  profitMargin: number;
  excess: number;
  amountPayable: number | null;
  status: string;
};

/** An incident that affects an insured item, and its outcome. */
export type Claim = {
  alertId: string;
  itemId: string;
  claimNumber: string;
  alertType: string;
  description: string;
  alertDate: string;
  status: string;
  completed: boolean;
  confirmed: boolean;
  properties: { name: string };
  /** Null means no retention, which differs from a retention of 0. */
  data: {
    currency: string;
    profitMargin: number;
    retention: number | null;
    applicableLimit: number;
    restorationPeriod: number;
  };
  datasets: readonly Dataset[];
  payouts: readonly ClaimPayout[];
  /** The insurer's contact person; null if the insurer names none. */
  assignee: {
    firstname: string | null;
    surname: string | null;
    email: string | null;
    mobilePhoneNumber: string | null;
  } | null;
  broker: string | null;
  events: readonly { on: string; type: string; text: string }[];
};

export type WhichClaim = { itemId: string; alertId: string };

export type PredictedMonth = Month & { revenue: number };

/** A month with a reason, files, or both. */
export type DisputedMonth = Month & { notes?: string; attachments?: string[] };

/** Accepts any offer, or rejects an adjusted one. */
export type Decision = 'accept' | 'reject';

/** `claim` is undefined if the customer has no claim with this id. */
export type ClaimRead = { kind: 'read'; claim: Claim | undefined; at: number } | Refused;
export type ClaimChanged = { kind: 'changed'; claim: Claim } | Refused;
export type DatasetSaved = { kind: 'saved'; dataset: Dataset } | Refused;

/** The receiver of a payout and their phone number. */
export type PayoutDetails = { contactNumber: string; payoutMethodId: string };
export type ClaimPayoutSent = { kind: 'sent'; payout: ClaimPayout } | Refused;

/** A product of the partner, and the questions it asks about an item. */
export type Proposition = {
  propositionId: string;
  name: string;
  itemTypes: readonly { itemTypeId: string; name: string; properties: readonly AskedField[] }[];
};
export type PropositionRead = { kind: 'read'; proposition: Proposition } | Refused;

/** Contains the properties of the item type as well, by their keys. */
export type NewItem = { propositionId: string; externalPolicyNumber: string; itemTypeId: string } & Readonly<
  Record<string, string>
>;

/** The upload address of a file, and the id that attaches it after the upload. */
export type DocumentOpened = { kind: 'created'; url: string; documentId: string } | Refused;
export type DocumentAttached = { kind: 'attached'; attachmentId: string; name: string } | Refused;
/** `unfit`: the file's content is not of a type that the store accepts, whatever its name says. */
export type DocumentSent = { kind: 'sent' } | { kind: 'unfit' };
