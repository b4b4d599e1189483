import { boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';

import { monitoredTypes } from '#schema/rest/monitoring.ts';
import { users } from '../account/tables.ts';
import { instant, place } from '../database/columns.ts';

export const subscribers = pgTable('subscribers', {
  userId: uuid()
    .primaryKey()
    .references(() => users.userId, { onDelete: 'cascade' }),
  subscribed: boolean().notNull(),
  initialScan: boolean().notNull(),
  /** The number of alerts that the first scan raised. */
  alertsFound: integer().notNull().default(0),
  /** Milliseconds for which a new item stays out of the list. A lever sets it. */
  listingDelayMs: integer().notNull().default(0),
});

export const monitoredItems = pgTable('monitored_items', {
  id: uuid().primaryKey(),
  userId: uuid()
    .notNull()
    .references(() => users.userId, { onDelete: 'cascade' }),
  place: place(),
  dataType: text({ enum: monitoredTypes }).notNull(),
  friendlyName: text().notNull(),
  /** Masked. The value itself is not stored. */
  displayValue: text().notNull(),
  /** A keyed hash of the normalised value. Null in rows of databases that are older than the column. */
  valueHash: text(),
  /** Lists leave the item out before this moment. */
  listedFrom: instant(),
});

/** A page of the tokeniser in which one customer types the number of one card. */
export const cardFrames = pgTable('card_frames', {
  frameId: uuid().primaryKey(),
  userId: uuid()
    .notNull()
    .references(() => users.userId, { onDelete: 'cascade' }),
  /** The portal's, to which the page posts. */
  origin: text().notNull(),
  /** Declarations that passed the allow-list. */
  css: text().notNull(),
  expiresAt: instant().notNull(),
});

/** A card number that the tokeniser took. The number itself is not stored. */
export const cardTokens = pgTable('card_tokens', {
  tokenHash: text().primaryKey(),
  frameId: uuid()
    .notNull()
    .references(() => cardFrames.frameId, { onDelete: 'cascade' }),
  displayValue: text().notNull(),
  valueHash: text().notNull(),
  usedAt: instant(),
});

export const owlAlerts = pgTable('owl_alerts', {
  alertId: uuid().primaryKey(),
  subscriptionId: uuid()
    .notNull()
    .references(() => monitoredItems.id, { onDelete: 'cascade' }),
  place: place(),
  /** The action plan, and the article about it. */
  planTitle: text().notNull(),
  /** A `Finding`, whose texts are in `content/texts/`. */
  finding: text('title').notNull(),
  /** The name of the item when the alert was raised. */
  itemName: text('description').notNull(),
  createdOn: instant().notNull(),
  completed: boolean().notNull(),
  completedOn: instant(),
  /** When each completed step was completed, by its `actionItem`. */
  actionsDone: jsonb().$type<Record<string, string>>().notNull(),
});
