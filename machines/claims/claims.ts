import type { AskedField } from '#rules/payouts/fields.ts';

import type { Refused } from '../answers.ts';

/** A calendar month, or the part of it that counts. */
export type Month = { year: number; month: number };

export type DatasetRow = Month & {
  /** In a dispute there is none. */
  revenue: number | null;
  /** Of an adjusted offer: what was offered before. */
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
  /** Null as long as nobody knows. */
  actualRevenue: number | null;
  profitMargin: number;
  excess: number;
  /** Null until it is worked out. */
  amountPayable: number | null;
  status: string;
};

/** What happened to something that is insured, and what came of it. */
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
  /** Null is no retention, which is not the same as one of 0. */
  data: {
    currency: string;
    profitMargin: number;
    retention: number | null;
    applicableLimit: number;
    restorationPeriod: number;
  };
  datasets: readonly Dataset[];
  payouts: readonly ClaimPayout[];
  /** Who deals with it; null where the insurer does not say. */
  assignee: {
    firstname: string | null;
    surname: string | null;
    email: string | null;
    mobilePhoneNumber: string | null;
  } | null;
  broker: string | null;
  /** In the order in which they came about. */
  events: readonly { on: string; type: string; text: string }[];
};

export type WhichClaim = { itemId: string; alertId: string };

export type PredictedMonth = Month & { revenue: number };

/** A reason, files or both. */
export type DisputedMonth = Month & { notes?: string; attachments?: string[] };

/** An offer is accepted, or an adjusted one rejected. */
export type Decision = 'accept' | 'reject';

/** `claim`: undefined where the customer has none of this id. */
export type ClaimRead = { kind: 'read'; claim: Claim | undefined; at: number } | Refused;
export type ClaimChanged = { kind: 'changed'; claim: Claim } | Refused;
export type DatasetSaved = { kind: 'saved'; dataset: Dataset } | Refused;

/** Where a payout goes to, and how its receiver is reached. */
export type PayoutDetails = { contactNumber: string; payoutMethodId: string };
export type ClaimPayoutSent = { kind: 'sent'; payout: ClaimPayout } | Refused;

/** What may be insured, and what has to be said of it. */
export type Proposition = {
  propositionId: string;
  name: string;
  itemTypes: readonly { itemTypeId: string; name: string; properties: readonly AskedField[] }[];
};
export type PropositionRead = { kind: 'read'; proposition: Proposition } | Refused;

/** Besides these, what its type asks for, by the keys that it has there. */
export type NewItem = { propositionId: string; externalPolicyNumber: string; itemTypeId: string } & Readonly<
  Record<string, string>
>;

/** Where a file is put, and by what it is attached once it is there. */
export type DocumentOpened = { kind: 'created'; url: string; documentId: string } | Refused;
export type DocumentAttached = { kind: 'attached'; attachmentId: string; name: string } | Refused;
/** `unfit`: what is in it is something else than the store takes, whatever it was taken for. */
export type DocumentSent = { kind: 'sent' } | { kind: 'unfit' };
