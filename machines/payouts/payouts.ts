import type { AskedField } from '#rules/payouts/fields.ts';

import type { Refused } from '../answers.ts';

export type AskedFields = {
  vendor: string;
  service: string;
  provider: string;
  type: string;
  fields: readonly AskedField[];
};

/** The provider's own fields, and the lines of an address, by their keys. */
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
  /** Those of its fields that the insurer tells. */
  fields: Values;
};

/** A method as somebody describes it, for the provider that they chose. */
export type NewPayoutMethod = Pick<AskedFields, 'vendor' | 'service' | 'provider' | 'type'> & {
  description: string;
  fields: Values;
  /** Where it was asked for. */
  address?: Values;
};

/** What is otherwise. Another vendor comes with its parts and all its fields. */
export type PayoutChanges = Partial<NewPayoutMethod>;

export type Bank = { primaryKey: string; institutionName: string; address1: string; city: string; postalCode: string };

export type MethodsRead = { kind: 'read'; methods: PayoutMethod[] } | Refused;
export type FieldsRead = { kind: 'read'; asked: AskedFields } | Refused;
export type BanksFound = { kind: 'read'; banks: Bank[] } | Refused;
export type FrameOpened = { kind: 'read'; url: string } | Refused;
export type MethodCreated = { kind: 'created'; payoutMethodId: string } | Refused;
export type MethodEdited = { kind: 'edited' } | Refused;
export type MethodDeleted = { kind: 'deleted' } | Refused;
