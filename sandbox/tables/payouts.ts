import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';

import { flag, place } from './columns.ts';
import { users } from './people.ts';

export const payoutMethods = pgTable('payout_methods', {
  payoutMethodId: uuid().primaryKey(),
  userId: uuid()
    .notNull()
    .references(() => users.userId, { onDelete: 'cascade' }),
  place: place(),
  description: text().notNull(),
  service: text().notNull(),
  provider: text().notNull(),
  type: text().notNull(),
  preferred: flag().notNull(),
  extras: jsonb().$type<Record<string, string>>().notNull(),
  /** The provider's own fields. */
  fields: jsonb().$type<Record<string, string>>().notNull(),
});
