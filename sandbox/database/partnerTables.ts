import { boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

import { day, flag, map, money, place } from './columns.ts';

export const settings = pgTable('settings', { name: text().primaryKey(), value: map().notNull() });

export const partners = pgTable('partners', {
  partnerId: uuid().primaryKey(),
  name: text().notNull().unique(),
  place: place(),
  apiKey: text().notNull().unique(),
  cmsBundle: text().notNull(),
  /** Null if the partner was not set up. */
  branding: jsonb().$type<{ theme: string; product: string; name: string }>(),
  /** Null if the partner does not pay out. */
  payoutProviders: jsonb().$type<{ vendor: string; type: string; name: string }[]>(),
  /** Whether trips are insured for a number of people, without their names. */
  countsTravellers: boolean().notNull().default(false),
  /** Customers who may add passengers to their account. */
  passengerKeepers: text({ enum: ['everybody', 'employees', 'nobody'] })
    .notNull()
    .default('everybody'),
  /**
   * Whether sign-in, codes, forgotten passwords and registrations get the same response for known and unknown users.
   */
  hideUnknownUser: boolean().notNull().default(false),
  hasTicketSystem: boolean().notNull().default(true),
});

export const domains = pgTable('domains', {
  domain: text().primaryKey(),
  partnerId: uuid()
    .notNull()
    .references(() => partners.partnerId),
  place: place(),
});

export const policies = pgTable(
  'policies',
  {
    partnerId: uuid()
      .notNull()
      .references(() => partners.partnerId),
    externalPolicyNumber: text().notNull(),
    active: flag().notNull(),
    policyStart: day().notNull(),
    policyEnd: day().notNull(),
    /** 0 means no maximum. Null marks a broken record. */
    maxInsured: integer(),
    policyCap: money(),
    maxUses: integer(),
    maxTrips: integer(),
    products: jsonb().$type<string[]>().notNull().default([]),
    entitlements: jsonb().$type<string[]>().notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.partnerId, table.externalPolicyNumber] })],
);
