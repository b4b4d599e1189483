import { UserDocument, type UserQuery } from '../generated/documents.ts';
import type { Queries } from '../queries.ts';

export type User = UserQuery['user'];

/** The customer, if they have been loaded. */
export const readCachedUser = (client: Queries, id: string): User | null =>
  client.readQuery(UserDocument, { id })?.data?.user ?? null;
