import { boolean, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from '../account/tables.ts';
import { day, instant, money, place } from '../database/columns.ts';

export const items = pgTable('items', {
  itemId: uuid().primaryKey(),
  userId: uuid()
    .notNull()
    .references(() => users.userId, { onDelete: 'cascade' }),
  place: place(),
  itemTypeId: text().notNull(),
  propositionId: uuid().notNull(),
  monitorId: uuid(),
  properties: jsonb().$type<Record<string, string>>().notNull(),
  externalPolicyNumber: text().notNull(),
  permissions: jsonb().$type<{ permission: string; required: boolean; granted: boolean }[]>().notNull(),
  /** Cancelled items keep their claims. */
  isCancelled: boolean().notNull().default(false),
});

export const claims = pgTable('claims', {
  alertId: uuid().primaryKey(),
  itemId: uuid()
    .notNull()
    .references(() => items.itemId, { onDelete: 'cascade' }),
  place: place(),
  claimNumber: text().notNull(),
  alertType: text().notNull(),
  description: text().notNull(),
  alertDate: instant().notNull(),
  status: text().notNull(),
  completed: boolean().notNull(),
  confirmed: boolean().notNull(),
  data: jsonb()
    .$type<{
      currency: string;
      profitMargin: number;
      retention?: number;
      applicableLimit: number;
      restorationPeriod: number;
    }>()
    .notNull(),
  /** Contacts of the claim: assigneeDetails, brokerAssignee and claimAssignee, where present. */
  people: jsonb()
    .$type<{
      assigneeDetails?: { firstname: string; surname: string; email: string; mobilePhoneNumber: string };
      brokerAssignee?: string;
      claimAssignee?: string;
    }>()
    .notNull(),
  events: jsonb().$type<{ on: string; type: string; text: string }[]>().notNull(),
});

export type Month = {
  year: number;
  month: number;
  revenue?: number;
  previous?: number;
  notes?: string;
  attachments?: string[];
};

export const datasets = pgTable(
  'datasets',
  {
    datasetId: uuid().primaryKey(),
    alertId: uuid()
      .notNull()
      .references(() => claims.alertId, { onDelete: 'cascade' }),
    place: place(),
    name: text().notNull(),
    completed: boolean().notNull(),
    data: jsonb().$type<Month[]>().notNull(),
    notes: text(),
  },
  (table) => [unique('one_dataset_a_name').on(table.alertId, table.name)],
);

export const claimPayouts = pgTable('claim_payouts', {
  payoutId: uuid().primaryKey(),
  alertId: uuid()
    .notNull()
    .references(() => claims.alertId, { onDelete: 'cascade' }),
  place: place(),
  periodStart: day().notNull(),
  periodEnd: day().notNull(),
  predictedRevenue: money().notNull(),
  actualRevenue: money(),
  profitMargin: money().notNull(),
  excess: money().notNull(),
  amountPayable: money(),
  status: text().notNull(),
});

/** Transfers of claims, at most one per payout. */
export const claimPaid = pgTable('claim_paid', {
  transferId: uuid().primaryKey(),
  place: place(),
  payoutId: uuid().notNull().unique('one_transfer_a_payout'),
  userId: uuid().notNull(),
  claimNumber: text().notNull(),
  /** Null if the insurer already had the details. */
  payoutMethodId: uuid(),
  contactNumber: text(),
  amount: money().notNull(),
  currency: text().notNull(),
  at: instant().notNull(),
});

/** Upload slots and their files, which are stored beside the database. */
export const documents = pgTable('documents', {
  documentId: uuid().primaryKey(),
  place: place(),
  userId: uuid()
    .notNull()
    .references(() => users.userId, { onDelete: 'cascade' }),
  name: text().notNull(),
  token: text().notNull().unique(),
  expiresAt: instant().notNull(),
  /** Null until the file arrives. */
  size: integer(),
  digest: text(),
});

export const claimAttachments = pgTable('claim_attachments', {
  attachmentId: uuid().primaryKey(),
  place: place(),
  alertId: uuid()
    .notNull()
    .references(() => claims.alertId, { onDelete: 'cascade' }),
  documentId: uuid()
    .notNull()
    .unique('one_attachment_a_document')
    .references(() => documents.documentId, { onDelete: 'cascade' }),
  name: text().notNull(),
});
