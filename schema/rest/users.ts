import {
  array,
  boolean,
  enums,
  type Infer,
  nullable,
  number,
  optional,
  record,
  string,
  type,
  unknown,
} from 'superstruct';

import { flag, id, languageCode, locale } from './common.ts';
import { date, instant } from './moments.ts';
import { orNone } from './repairable.ts';
import { policyNumber } from './values.ts';

/** GET /platform/users/{id} */
export const User = type({
  id,
  firstName: string(),
  surname: string(),
  emailAddress: string(),
  mobilePhoneNumber: optional(nullable(string())),
  /** The language part of the locale, in capitals. */
  language: languageCode,
  locale,
  /** ISO 3166-1 alpha-2. */
  nationality: optional(nullable(string())),
  employee: flag,
  mfaEnabled: boolean(),
  partnerId: id,
  resolutionOptions: array(string()),
  terms: type({
    status: enums(['PENDING', 'ACCEPTED']),
    version: optional(nullable(string())),
    acceptedOn: optional(nullable(instant)),
  }),
  communicationPreferences: type({
    transactional: array(type({ commsId: string(), active: flag, preferred: flag })),
    marketing: enums(['NONE', 'EMAIL', 'SMS', 'ALL']),
  }),
  billingMethods: array(record(string(), unknown())),
});
export type User = Infer<typeof User>;

/**
 * GET /platform/users/{id}/policies. A cap of null means no cap; a maxInsured of 0 means no maximum. `blockedBy`: the
 * code with which the insurer would refuse any trip under this policy now, if it says so.
 */
export const Policy = type({
  externalPolicyNumber: policyNumber,
  active: flag,
  policyStart: date,
  policyEnd: date,
  maxInsured: number(),
  policyCap: orNone(number()),
  policyCapUsed: orNone(number()),
  blockedBy: optional(nullable(string())),
});
export type Policy = Infer<typeof Policy>;
