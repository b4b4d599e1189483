import { boolean, foreignKey, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';

import { flag, instant, money, place } from './columns.ts';
import { partners, policies } from './partners.ts';

type RoleRights = { write: boolean };

export const users = pgTable(
  'users',
  {
    userId: uuid().primaryKey(),
    partnerId: uuid()
      .notNull()
      .references(() => partners.partnerId),
    /** What one signs in with: an e-mail address in lower case, or the name of a widget account. */
    username: text().notNull(),
    password: text().notNull(),
    firstName: text().notNull(),
    surname: text().notNull(),
    emailAddress: text().notNull(),
    mobilePhoneNumber: text(),
    locale: text().notNull(),
    /** ISO 3166-1 alpha-2: where payouts go. Null: nobody has said. */
    country: text(),
    employee: flag().notNull(),
    mfaEnabled: boolean().notNull(),
    /** Base32. The shared secret of the second factor; null while there is none. */
    mfaSecret: text(),
    /** Base32. A secret that was handed out and not confirmed yet. */
    offeredSecret: text(),
    /** An entry of the nationalities list. Null: nobody has said. */
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
    /** Whose portal this account opens, if not its own: an agent's first customer, a widget account's owner. */
    opens: uuid(),
  },
  (table) => [unique('one_login_a_partner').on(table.partnerId, table.username)],
);

/** Whom an agent may act for. */
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

/** What was written for a customer by somebody else. */
export const acts = pgTable('acts', {
  place: place(),
  agentId: uuid().notNull(),
  customerId: uuid().notNull(),
  /** Method and path. */
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
    /** Of its cap. Several may hold one policy, and each has a cover of their own. */
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
  /** The account that used it. Null: none did. */
  secondaryId: text(),
  /** Whether a used link is refused when it is looked up, as insurers that hide used links do. */
  isHiddenOnceUsed: boolean().notNull().default(false),
});

/** Support tickets. A guest's has no user. */
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
  /** The customer's own time, as their device wrote it. */
  localTime: text().notNull(),
  createdAt: instant().notNull(),
});

/** What a keyed write was answered, for as long as anybody may ask again. */
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
