import { sql } from 'drizzle-orm';
import { boolean, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

import type { AlternateFlight, AvailableHotel, Confirmation, Lounge, LoungeBooking } from '#schema/rest/resolutions.ts';
import { users } from '../account/tables.ts';
import { instant, money, place } from '../database/columns.ts';

/** Disruptions of customers and the allowed answers, identified by flight, bag or item. */
export const cases = pgTable('cases', {
  caseId: uuid().primaryKey(),
  userId: uuid()
    .notNull()
    .references(() => users.userId, { onDelete: 'cascade' }),
  category: text({ enum: ['FLIGHT', 'LUGGAGE', 'ITEM'] }).notNull(),
  /** Key of the magic behaviour, such as a flight number. */
  called: text().notNull(),
  /** Policy that pays. Null means that no cap applies. */
  policyNumber: text(),
  /** The remedy that the customer is shown next. */
  next: text(),
  /** `partner`: paid even without a payout method. */
  payouts: text(),
  allowances: jsonb().$type<{ yesAllowed?: boolean; noAllowed?: boolean; callMeAllowed?: boolean }>(),
});

export type OptionState = {
  lounges?: Lounge[];
  alternates?: AlternateFlight[];
  availableHotels?: AvailableHotel[];
  booking?: LoungeBooking;
  confirmation?: Confirmation;
  /** Ids of the chosen flights or hotel. */
  chosen?: string[];
};

/** Copy of an account or wallet at the time of the claim, unaffected by later changes of the method. */
export type PayoutRecipient = { vendor: string; description: string; account: string | null };

export const options = pgTable('options', {
  optionId: uuid().primaryKey(),
  caseId: uuid()
    .notNull()
    .references(() => cases.caseId, { onDelete: 'cascade' }),
  place: place(),
  /** A remedy, or several joined by a bar. */
  type: text().notNull(),
  status: text().notNull(),
  /** The part of a combination that was taken. */
  selected: text(),
  /** Null until the customer requests it. */
  resolutionId: uuid().unique(),
  prize: money(),
  cap: money(),
  dependency: text(),
  manual: boolean().notNull(),
  payoutMethodId: uuid(),
  paidTo: jsonb().$type<PayoutRecipient>(),
  state: jsonb().$type<OptionState>().notNull(),
});

/** Payments: one per option, unless the bank returned it. */
export const paid = pgTable(
  'paid',
  {
    payoutId: uuid().primaryKey(),
    place: place(),
    optionId: uuid().notNull(),
    userId: uuid().notNull(),
    payoutMethodId: uuid(),
    /** Null if the partner pays. */
    paidTo: jsonb().$type<PayoutRecipient>(),
    amount: money().notNull(),
    currency: text().notNull(),
    at: instant().notNull(),
    /** Whether the bank rejected the payment. */
    isReturned: boolean().notNull().default(false),
  },
  (table) => [uniqueIndex('one_payout_an_option').on(table.optionId).where(sql`${table.isReturned} = false`)],
);

export const overrides = pgTable('overrides', {
  place: place(),
  optionId: uuid()
    .notNull()
    .references(() => options.optionId, { onDelete: 'cascade' }),
  resolutionType: text().notNull(),
  agentId: uuid().notNull(),
  userId: uuid().notNull(),
  from: text().notNull(),
  to: text().notNull(),
  reason: text().notNull(),
  at: instant().notNull(),
});
