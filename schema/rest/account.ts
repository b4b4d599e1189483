import { array, enums, type Infer, literal, nullable, object, optional, size, string } from 'superstruct';

import { flag, languageCode, locale } from './common.ts';

const line = size(string(), 1, 254);
const name = size(string(), 1, 100);

/**
 * PATCH /platform/users/{id}: changed details, communication preferences or accepted terms. Missing fields stay
 * unchanged. `mobilePhoneNumber`: a plus and digits. `nationality`: ISO 3166-1 alpha-2; an empty text removes it.
 */
export const UserChanges = object({
  firstName: optional(name),
  surname: optional(name),
  mobilePhoneNumber: optional(nullable(size(string(), 0, 254))),
  language: optional(languageCode),
  locale: optional(locale),
  nationality: optional(nullable(size(string(), 0, 2))),
  communications: optional(array(object({ commsId: line, active: flag, preferred: flag }))),
  marketing: optional(enums(['NONE', 'EMAIL', 'SMS', 'ALL'])),
  terms: optional(object({ status: literal('ACCEPTED') })),
});
export type UserChanges = Infer<typeof UserChanges>;

/** POST /platform/users/{id}/changeEmail. Customers sign in with the new address from then on. */
export const EmailChange = object({
  emailAddress: line,
  language: optional(nullable(languageCode)),
  locale: optional(nullable(locale)),
});
export type EmailChange = Infer<typeof EmailChange>;
