import { type Infer, literal, nonempty, nullable, object, optional, size, string, type } from 'superstruct';

import { flag, id, locale } from './common.ts';
import { policyNumber } from './values.ts';

const line = size(string(), 1, 254);
const name = size(string(), 1, 100);

const person = { firstName: name, surname: name, emailAddress: line };

/**
 * POST /platform/user/register/{partnerId}. `mobilePhoneNumber`: a plus and digits. The policy is missing if the
 * partner requires none.
 */
export const Registration = object({
  ...person,
  mobilePhoneNumber: optional(nullable(line)),
  password: line,
  externalPolicyNumber: optional(nullable(policyNumber)),
  locale: optional(nullable(locale)),
  commsSms: literal(true),
});
export type Registration = Infer<typeof Registration>;

/** POST /accounts/user/enrol/{linkId}. The policy comes from the link. */
export const Enrolment = object({
  ...person,
  mobilePhoneNumber: optional(nullable(line)),
  password: line,
  locale: optional(nullable(locale)),
});
export type Enrolment = Infer<typeof Enrolment>;

/** A new account, signed in. */
export const Registered = type({ userId: id, accessToken: nonempty(string()) });
export type Registered = Infer<typeof Registered>;

/** GET /platform/user/link/{linkId}: an invitation tied to a policy. `secondaryId`: the account that used it. */
export const PersonalLink = type({
  linkId: nonempty(string()),
  firstName: string(),
  surname: string(),
  emailAddress: string(),
  mobilePhoneNumber: optional(nullable(string())),
  externalPolicyNumber: policyNumber,
  secondaryId: optional(nullable(string())),
  active: flag,
});
export type PersonalLink = Infer<typeof PersonalLink>;
