import { sql } from 'drizzle-orm';
import { boolean, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

import type { AlternateFlight, AvailableHotel, Confirmation, Lounge, LoungeBooking } from '#schema/rest/resolutions.ts';

import { instant, money, place } from './columns.ts';
import { users } from './people.ts';

/** What happened to somebody, with what they may answer. Known by its flight, bag or item. */
export const cases = pgTable('cases', {
  caseId: uuid().primaryKey(),
  userId: uuid()
    .notNull()
    .references(() => users.userId, { onDelete: 'cascade' }),
  category: text({ enum: ['FLIGHT', 'LUGGAGE', 'ITEM'] }).notNull(),
  /** By which the sandbox knows what goes wrong with it: a flight's number, say. */
  called: text().notNull(),
  /** Under which policy it is paid; null is none that has a cap. */
  policyNumber: text(),
  /** The remedy that its customer is shown next. */
  next: text(),
  /** `partner`: paid whether there is a payout method or not. */
  payouts: text(),
  allowances: jsonb().$type<{ yesAllowed?: boolean; noAllowed?: boolean; callMeAllowed?: boolean }>(),
});

/** What is kept of an option besides its status. */
export type OptionState = {
  lounges?: Lounge[];
  alternates?: AlternateFlight[];
  availableHotels?: AvailableHotel[];
  booking?: LoungeBooking;
  confirmation?: Confirmation;
  /** The flights, or the hotel, that were chosen. */
  chosen?: string[];
};

/** An account or a wallet as it was when money was claimed to it, whatever becomes of the method afterwards. */
export type PaidTo = { vendor: string; description: string; account: string | null };

export const options = pgTable('options', {
  optionId: uuid().primaryKey(),
  caseId: uuid()
    .notNull()
    .references(() => cases.caseId, { onDelete: 'cascade' }),
  place: place(),
  /** A remedy, or several joined by a bar. */
  type: text().notNull(),
  status: text().notNull(),
  /** Of a combination the part that was taken. */
  selected: text(),
  /** From when on somebody asked for it. */
  resolutionId: uuid().unique(),
  prize: money(),
  cap: money(),
  dependency: text(),
  manual: boolean().notNull(),
  payoutMethodId: uuid(),
  paidTo: jsonb().$type<PaidTo>(),
  state: jsonb().$type<OptionState>().notNull(),
});

/** Money that went out: for an option once, unless it came back. */
export const paid = pgTable(
  'paid',
  {
    payoutId: uuid().primaryKey(),
    place: place(),
    optionId: uuid().notNull(),
    userId: uuid().notNull(),
    payoutMethodId: uuid(),
    /** Null where a partner pays. */
    paidTo: jsonb().$type<PaidTo>(),
    amount: money().notNull(),
    currency: text().notNull(),
    at: instant().notNull(),
    /** The bank would not have it. */
    isReturned: boolean().notNull().default(false),
  },
  (table) => [uniqueIndex('one_payout_an_option').on(table.optionId).where(sql`${table.isReturned} = false`)],
);

/** What agents made of options by hand. */
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
