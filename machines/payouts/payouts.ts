import type { AskedField } from '#rules/payouts/fields.ts';

import type { Refused } from '../kit/refusals.ts';

export type AskedFields = {
  vendor: string;
  service: string;
  provider: string;
  type: string;
  fields: readonly AskedField[];
};

/** The provider's fields, or the lines of an address, by their keys. */
export type Values = Readonly<Record<string, string>>;

export type PayoutMethod = {
  payoutMethodId: string;
  description: string;
  vendor: string;
  service: string;
  provider: string;
  type: string;
  isPreferred: boolean;
  address: Values;
  /** Only the fields that the insurer discloses. */
  fields: Values;
};

/** A payout method as the customer describes it, for the provider they chose. */
export type NewPayoutMethod = Pick<AskedFields, 'vendor' | 'service' | 'provider' | 'type'> & {
  description: string;
  fields: Values;
  /** Present only if the provider asks for it. */
  address?: Values;
};

/** The changed parts. Changing the vendor sends all of its fields. */
export type PayoutChanges = Partial<NewPayoutMethod>;

export type Bank = { primaryKey: string; institutionName: string; address1: string; city: string; postalCode: string };

export type MethodsRead = { kind: 'read'; methods: PayoutMethod[] } | Refused;
export type FieldsRead = { kind: 'read'; asked: AskedFields } | Refused;
export type BanksFound = { kind: 'read'; banks: Bank[] } | Refused;
export type FrameOpened = { kind: 'read'; url: string } | Refused;
export type MethodCreated = { kind: 'created'; payoutMethodId: string } | Refused;
export type MethodEdited = { kind: 'edited' } | Refused;
export type MethodDeleted = { kind: 'deleted' } | Refused;
