import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '../account/tables.ts';
import { flag, instant, place } from '../database/columns.ts';

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
  fields: jsonb().$type<Record<string, string>>().notNull(),
});

export const payoutFrames = pgTable('payout_frames', {
  frameId: uuid().primaryKey(),
  userId: uuid()
    .notNull()
    .references(() => users.userId, { onDelete: 'cascade' }),
  /** `EN` */
  lang: text().notNull(),
  expiresAt: instant().notNull(),
  /** Null until a method was set up. */
  payoutMethodId: uuid(),
});
