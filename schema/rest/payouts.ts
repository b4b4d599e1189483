import {
  array,
  boolean,
  enums,
  type Infer,
  nullable,
  object,
  optional,
  record,
  size,
  string,
  type,
  unknown,
} from 'superstruct';

import { flag, id, languageCode } from './common.ts';
import { currency } from './values.ts';

const text = optional(nullable(string()));

/** GET /platform/payouts/methods and /platform/payouts/config */
export const WhosePayouts = object({ userId: id });

export const PayoutMethod = type({
  payoutMethodId: id,
  description: string(),
  service: string(),
  provider: string(),
  /** `service-provider` */
  vendor: string(),
  type: string(),
  preferred: flag,
  extras: record(string(), unknown()),
  accountNumber: text,
  sortCode: text,
  legalType: text,
  institutionNumber: text,
  transitNumber: text,
  accountType: text,
  email: text,
});
export type PayoutMethod = Infer<typeof PayoutMethod>;

export const PayoutConfig = type({
  payouts: type({
    country: type({ iso: string(), currency }),
    providers: array(type({ vendor: string(), provider: string(), service: string(), type: string(), name: string() })),
  }),
});
export type PayoutConfig = Infer<typeof PayoutConfig>;

/** The five lines of an address, by their names in `extras`. */
export const addressLines = ['addressLine1', 'addressLine2', 'city', 'province', 'postCode'] as const;

/**
 * POST /platform/payouts/methods. A `type`, unlike other requests, because the provider's own fields are sent beside
 * these, by the provider's keys.
 */
export const NewPayoutMethod = type({
  vendor: string(),
  type: string(),
  description: string(),
  service: text,
  provider: text,
  extras: optional(nullable(record(string(), nullable(string())))),
});
export type NewPayoutMethod = Infer<typeof NewPayoutMethod>;

export const PayoutMethodCreated = type({ payoutMethodId: id });
export type PayoutMethodCreated = Infer<typeof PayoutMethodCreated>;

/** PATCH and DELETE /platform/payouts/methods/{payoutMethodId} */
export const WhichPayoutMethod = object({ payoutMethodId: id });

/** PATCH: missing fields stay unchanged. Another vendor needs all of its fields. */
export const PayoutMethodChanges = type({
  vendor: text,
  type: text,
  description: text,
  service: text,
  provider: text,
  extras: optional(nullable(record(string(), nullable(string())))),
  /** Makes this method the only preferred one. */
  preferred: optional(nullable(enums([1]))),
});
export type PayoutMethodChanges = Infer<typeof PayoutMethodChanges>;

/** GET /platform/payouts/required-fields/{vendor}?currency */
export const WhichFields = object({ currency: size(string(), 3) });

const Choice = type({ key: string(), name: string() });

/** `type`: select, radio, text or email; unknown types are possible and are shown as text. */
export const RequiredField = type({
  key: string(),
  name: string(),
  type: string(),
  required: boolean(),
  /** Untrusted code: run it only in an engine with linear time. */
  validationRegexp: text,
  valuesAllowed: optional(nullable(array(Choice))),
  /** Present if a bank search can fill the field; maps its results to fields. */
  lookupField: optional(nullable(type({ searchToFieldsMapping: record(string(), string()) }))),
  readOnly: optional(nullable(boolean())),
  defaultValue: text,
  label: string(),
});
export type RequiredField = Infer<typeof RequiredField>;

export const RequiredFields = type({
  vendor: string(),
  type: string(),
  service: string(),
  provider: string(),
  fields: array(RequiredField),
});
export type RequiredFields = Infer<typeof RequiredFields>;

/** GET /platform/payouts/required-fields/{vendor}?country&bankSearch */
export const WhichBank = object({ country: size(string(), 2), bankSearch: size(string(), 3, 100) });

export const BankLookupResult = type({
  primaryKey: string(),
  institutionName: string(),
  address1: string(),
  city: string(),
  postalCode: string(),
});
export type BankLookupResult = Infer<typeof BankLookupResult>;

/** GET /platform/payouts/widget */
export const WhoseWidget = object({ userId: id, lang: languageCode });

export const PayoutWidget = type({ url: string() });
export type PayoutWidget = Infer<typeof PayoutWidget>;
