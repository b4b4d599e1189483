import { array, type Infer, object, size, string, type } from 'superstruct';

import { id } from './common.ts';

/** GET /platform/agents/{agentId}/customers: a whole e-mail address or policy number, or the beginnings of first and last names. */
export const CustomerSought = object({ sought: size(string(), 1, 254) });

/** Somebody an agent may act for. No more than is needed to tell one from another. */
export const FoundCustomer = type({
  userId: id,
  firstName: string(),
  surname: string(),
  emailAddress: string(),
  /** Numbers of the policies that they hold. */
  policies: array(string()),
});
export type FoundCustomer = Infer<typeof FoundCustomer>;

/** A search for a name needs at least this many characters. */
export const fewestOfName = 3;

/** The most that are named at once. */
export const mostCustomersFound = 10;
