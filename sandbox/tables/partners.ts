import { boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

import { day, flag, map, money, place } from './columns.ts';

export const settings = pgTable('settings', { name: text().primaryKey(), value: map().notNull() });

export const partners = pgTable('partners', {
  partnerId: uuid().primaryKey(),
  name: text().notNull().unique(),
  place: place(),
  apiKey: text().notNull().unique(),
  cmsBundle: text().notNull(),
  /** Null: the partner's instance was never set up. */
  branding: jsonb().$type<{ theme: string; product: string; name: string }>(),
  /** Null: the partner pays nothing out. */
  payoutProviders: jsonb().$type<{ vendor: string; type: string; name: string }[]>(),
  /** Whether a trip is insured for a number of people, and nobody is asked who they are. */
  countsTravellers: boolean().notNull().default(false),
  /** Who of its customers adds passengers to their account. */
  passengerKeepers: text({ enum: ['everybody', 'employees', 'nobody'] })
    .notNull()
    .default('everybody'),
  /** Whether signing in, codes, forgotten passwords and registrations are answered alike for known and unknown users. */
  hideUnknownUser: boolean().notNull().default(false),
  /** Whether support tickets reach anybody. */
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
    /** 0: no maximum. Null: the partner's record is broken. */
    maxInsured: integer(),
    policyCap: money(),
    maxUses: integer(),
    maxTrips: integer(),
    /** Keys of the partner's products. */
    products: jsonb().$type<string[]>().notNull().default([]),
    entitlements: jsonb().$type<string[]>().notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.partnerId, table.externalPolicyNumber] })],
);
