import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';

import { instant } from '../database/columns.ts';

export const sessions = pgTable('sessions', {
  tokenId: uuid().primaryKey(),
  type: text({ enum: ['user', 'widget', 'sso'] }).notNull(),
  partnerId: uuid().notNull(),
  accountId: uuid().notNull(),
  userId: uuid().notNull(),
  expiresAt: instant().notNull(),
  endedAt: instant(),
  /** Whether the refusal of an ended session has no body. */
  bare: boolean().notNull().default(false),
});

export const tries = pgTable('tries', {
  name: text().primaryKey(),
  count: integer().notNull(),
  /** End of the counting period. */
  until: instant().notNull(),
});

export const codes = pgTable('codes', {
  sessionId: uuid().primaryKey(),
  kind: text({ enum: ['one-time', 'second factor', 'password reset'] }).notNull(),
  partnerId: uuid().notNull(),
  accountId: uuid().notNull(),
  userId: uuid().notNull(),
  /** The code as people type it, or the hash of a link's secret. */
  code: text().notNull(),
  tries: integer().notNull().default(0),
  sentAt: instant().notNull(),
  expiresAt: instant().notNull(),
  usedAt: instant(),
});
