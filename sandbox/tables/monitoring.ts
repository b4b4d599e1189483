import { boolean, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';

import { monitoredTypes } from '#schema/rest/monitoring.ts';

import { instant, place } from './columns.ts';
import { users } from './people.ts';

export const subscribers = pgTable('subscribers', {
  userId: uuid()
    .primaryKey()
    .references(() => users.userId, { onDelete: 'cascade' }),
  subscribed: boolean().notNull(),
  initialScan: boolean().notNull(),
});

export const monitoredItems = pgTable('monitored_items', {
  id: uuid().primaryKey(),
  userId: uuid()
    .notNull()
    .references(() => users.userId, { onDelete: 'cascade' }),
  place: place(),
  dataType: text({ enum: monitoredTypes }).notNull(),
  friendlyName: text().notNull(),
  /** Masked: the sandbox stores no full numbers. */
  displayValue: text().notNull(),
});

export const owlAlerts = pgTable('owl_alerts', {
  alertId: uuid().primaryKey(),
  subscriptionId: uuid()
    .notNull()
    .references(() => monitoredItems.id, { onDelete: 'cascade' }),
  place: place(),
  /** Title of the action plan and of its article. */
  planTitle: text().notNull(),
  title: text().notNull(),
  description: text().notNull(),
  createdOn: instant().notNull(),
  completed: boolean().notNull(),
  completedOn: instant(),
  actionsDone: jsonb().$type<string[]>().notNull(),
});
