import { boolean, foreignKey, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';

import { flag, instant, money, place } from '../database/columns.ts';
import { partners, policies } from '../database/partnerTables.ts';

type RoleRights = { write: boolean };

export const users = pgTable(
  'users',
  {
    userId: uuid().primaryKey(),
    partnerId: uuid()
      .notNull()
      .references(() => partners.partnerId),
    /** Sign-in name: an email address in lower case, or the name of a widget account. */
    username: text().notNull(),
    password: text().notNull(),
    firstName: text().notNull(),
    surname: text().notNull(),
    emailAddress: text().notNull(),
    mobilePhoneNumber: text(),
    locale: text().notNull(),
    /** Payout country, ISO 3166-1 alpha-2. Null if unknown. */
    country: text(),
    employee: flag().notNull(),
    mfaEnabled: boolean().notNull(),
    /** Base32. Shared secret of the second factor, or null without one. */
    mfaSecret: text(),
    /** Base32. A secret that was offered and not confirmed yet. */
    offeredSecret: text(),
    /** An entry of the nationalities list. Null if unknown. */
    nationality: text(),
    resolutionOptions: jsonb().$type<string[]>().notNull(),
    terms: jsonb().$type<{ status: 'PENDING' | 'ACCEPTED'; version?: string; acceptedOn?: string }>().notNull(),
    transactional: jsonb().$type<{ commsId: string; active: 0 | 1; preferred: 0 | 1 }[]>().notNull(),
    marketing: text({ enum: ['NONE', 'EMAIL', 'SMS', 'ALL'] }).notNull(),
    billingMethods: jsonb().$type<Record<string, unknown>[]>().notNull(),
    roles: jsonb().$type<{ ADMIN?: RoleRights; AGENT?: RoleRights; USER?: RoleRights }>().notNull(),
    accessProfile: jsonb().$type<{ feature: string; accessRights: string[] }[]>().notNull(),
    locked: boolean().notNull(),
    closed: boolean().notNull(),
    /**
     * The user whose portal this account opens instead of its own: an agent's first customer, or a widget account's
     * owner.
     */
    opens: uuid(),
  },
  (table) => [unique('one_login_a_partner').on(table.partnerId, table.username)],
);

export const agentCustomers = pgTable(
  'agent_customers',
  {
    agentId: uuid()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    customerId: uuid()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.agentId, table.customerId] })],
);

/** Audit log of writes by agents on behalf of customers. */
export const acts = pgTable('acts', {
  place: place(),
  agentId: uuid().notNull(),
  customerId: uuid().notNull(),
  what: text().notNull(),
  at: instant().notNull(),
});

export const policyHolders = pgTable(
  'policy_holders',
  {
    userId: uuid()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    partnerId: uuid().notNull(),
    externalPolicyNumber: text().notNull(),
    /** Used amount of the cap. A policy may have several holders, each with a separate limit. */
    policyCapUsed: money(),
    place: place(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.externalPolicyNumber] }),
    foreignKey({
      name: 'policy_held',
      columns: [table.partnerId, table.externalPolicyNumber],
      foreignColumns: [policies.partnerId, policies.externalPolicyNumber],
    }),
  ],
);

/** Invitations to create an account, tied to a policy. */
export const links = pgTable('links', {
  linkId: text().primaryKey(),
  partnerId: uuid()
    .notNull()
    .references(() => partners.partnerId),
  firstName: text().notNull(),
  surname: text().notNull(),
  emailAddress: text().notNull(),
  mobilePhoneNumber: text(),
  externalPolicyNumber: text().notNull(),
  active: flag().notNull(),
  /** The account that used it, or null. */
  secondaryId: text(),
  /** Whether looking up a used link is refused, as by insurers that hide used links. */
  isHiddenOnceUsed: boolean().notNull().default(false),
});

export const tickets = pgTable('tickets', {
  ticketId: text().primaryKey(),
  place: place(),
  partnerId: uuid()
    .notNull()
    .references(() => partners.partnerId),
  userId: uuid(),
  name: text().notNull(),
  emailAddress: text().notNull(),
  contactNumber: text(),
  category: text().notNull(),
  subject: text().notNull(),
  body: text().notNull(),
  locale: text().notNull(),
  /** Local time as the customer's device reported it. */
  localTime: text().notNull(),
  createdAt: instant().notNull(),
});

/** Answers of keyed writes, kept as long as a request may be repeated. */
export const answers = pgTable(
  'answers',
  {
    key: text().notNull(),
    userId: uuid().notNull(),
    fingerprint: text().notNull(),
    status: integer().notNull(),
    body: jsonb().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] })],
);

export const outbox = pgTable('outbox', {
  messageId: uuid().primaryKey(),
  place: place(),
  partnerId: uuid()
    .notNull()
    .references(() => partners.partnerId),
  channel: text({ enum: ['sms', 'email'] }).notNull(),
  recipient: text().notNull(),
  body: text().notNull(),
  sentAt: instant().notNull(),
});
