import { array, type Infer, object, size, string, type } from 'superstruct';

import { id } from './common.ts';

/**
 * GET /platform/agents/{agentId}/customers: a complete e-mail address or policy number, or the beginnings of first and
 * last names.
 */
export const CustomerSought = object({ sought: size(string(), 1, 254) });

/** A customer that an agent may act for, with only the data needed to tell customers apart. */
export const FoundCustomer = type({
  userId: id,
  firstName: string(),
  surname: string(),
  emailAddress: string(),
  policies: array(string()),
});
export type FoundCustomer = Infer<typeof FoundCustomer>;

/** Minimum length of a name in a search. */
export const fewestOfName = 3;

export const mostCustomersFound = 10;
