import { enums, type Infer, literal, nullable, object, optional, size, string, type } from 'superstruct';

import { like, locale } from './common.ts';

export const ticketCategories = ['account', 'trips', 'claims', 'payouts', 'other'] as const;

export const longestSubject = 50;
export const longestMessage = 2_000;

const line = size(string(), 1, 254);

/** The sender's local time, with the offset of their zone: `2026-11-28T09:30:00+01:00`. */
const localTime = like('local time', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:Z|[+-]\d\d:\d\d)$/);

/** POST /platform/user/support/{partnerId}. `contactNumber`: a plus and digits. */
export const SupportTicket = object({
  name: line,
  contactNumber: optional(nullable(line)),
  ticketType: literal('support'),
  ticketCategory: enums(ticketCategories),
  ticketSubject: size(string(), 1, longestSubject),
  ticketBody: size(string(), 1, longestMessage),
  emailAddress: line,
  locale: optional(nullable(locale)),
  localTime,
});
export type SupportTicket = Infer<typeof SupportTicket>;

/** `ticketId`: the number that the sender quotes, where the ticket system gives one. */
export const TicketSent = type({ ticketId: optional(nullable(string())) });
export type TicketSent = Infer<typeof TicketSent>;
