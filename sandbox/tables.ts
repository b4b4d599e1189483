import {
  boolean,
  customType,
  date,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';

/** ISO 8601 in UTC, whatever the driver and the server's time zone make of it. */
const instant = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp with time zone',
  fromDriver: (value) => new Date(value).toISOString(),
});
const flag = () => integer().$type<0 | 1>();
const day = () => date({ mode: 'string' });
const money = () => numeric({ precision: 14, scale: 2, mode: 'number' });
/** Lists are answered in the order in which their rows came. */
const place = () => integer().notNull().generatedAlwaysAsIdentity();

type Open = Record<string, unknown>;
type RoleRights = { write: boolean };

export const settings = pgTable('settings', { name: text().primaryKey(), value: jsonb().$type<Open>().notNull() });

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
});

export const domains = pgTable('domains', {
  domain: text().primaryKey(),
  partnerId: uuid().notNull(),
  place: place(),
});

export const users = pgTable(
  'users',
  {
    userId: uuid().primaryKey(),
    partnerId: uuid().notNull(),
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
    resolutionOptions: jsonb().$type<string[]>().notNull(),
    terms: jsonb().$type<{ status: 'PENDING' | 'ACCEPTED'; version?: string; acceptedOn?: string }>().notNull(),
    transactional: jsonb().$type<{ commsId: string; active: 0 | 1; preferred: 0 | 1 }[]>().notNull(),
    marketing: text({ enum: ['NONE', 'EMAIL', 'SMS', 'ALL'] }).notNull(),
    billingMethods: jsonb().$type<Open[]>().notNull(),
    roles: jsonb().$type<{ ADMIN?: RoleRights; AGENT?: RoleRights; USER?: RoleRights }>().notNull(),
    accessProfile: jsonb().$type<{ feature: string; accessRights: string[] }[]>().notNull(),
    locked: boolean().notNull(),
    closed: boolean().notNull(),
    /** Whose portal this account opens, if not its own: an agent's first customer, a widget account's owner. */
    opens: uuid(),
  },
  (table) => [unique('one_login_a_partner').on(table.partnerId, table.username)],
);

/** Every token ever given out. One that is not here, or has ended, opens nothing. */
export const sessions = pgTable('sessions', {
  tokenId: uuid().primaryKey(),
  type: text({ enum: ['user', 'widget', 'sso'] }).notNull(),
  partnerId: uuid().notNull(),
  /** Who signed in. */
  accountId: uuid().notNull(),
  /** Whose portal was opened. */
  userId: uuid().notNull(),
  expiresAt: instant().notNull(),
  endedAt: instant(),
  /** Whether the refusal of an ended session says nothing at all. */
  bare: boolean().notNull().default(false),
});

export const codes = pgTable('codes', {
  sessionId: uuid().primaryKey(),
  kind: text({ enum: ['one-time', 'second factor'] }).notNull(),
  partnerId: uuid().notNull(),
  accountId: uuid().notNull(),
  userId: uuid().notNull(),
  code: text().notNull(),
  tries: integer().notNull().default(0),
  sentAt: instant().notNull(),
  expiresAt: instant().notNull(),
  usedAt: instant(),
});

export const outbox = pgTable('outbox', {
  messageId: uuid().primaryKey(),
  place: place(),
  partnerId: uuid().notNull(),
  channel: text({ enum: ['sms', 'email'] }).notNull(),
  recipient: text().notNull(),
  body: text().notNull(),
  sentAt: instant().notNull(),
});

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

export const policies = pgTable(
  'policies',
  {
    partnerId: uuid().notNull(),
    externalPolicyNumber: text().notNull(),
    active: flag().notNull(),
    policyStart: day().notNull(),
    policyEnd: day().notNull(),
    /** 0: no maximum. Null: the partner's record is broken. */
    maxInsured: integer(),
    policyCap: money(),
    policyCapUsed: money(),
    maxUses: integer(),
    maxTrips: integer(),
  },
  (table) => [primaryKey({ columns: [table.partnerId, table.externalPolicyNumber] })],
);

export const policyHolders = pgTable(
  'policy_holders',
  {
    userId: uuid().notNull(),
    partnerId: uuid().notNull(),
    externalPolicyNumber: text().notNull(),
    place: place(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.externalPolicyNumber] })],
);

export const passengers = pgTable('passengers', {
  passengerId: uuid().primaryKey(),
  userId: uuid().notNull(),
  place: place(),
  active: flag().notNull(),
  created: instant().notNull(),
  name: text().notNull(),
  surname: text().notNull(),
  mobilePhoneNumber: text(),
});

export const trips = pgTable('trips', {
  tripId: uuid().primaryKey(),
  userId: uuid().notNull(),
  place: place(),
  type: text({ enum: ['single', 'return', 'multi'] }).notNull(),
  bookingRef: text(),
  policyNumber: text().notNull(),
  delegatedPassengerId: uuid(),
});

export const travellers = pgTable(
  'travellers',
  { tripId: uuid().notNull(), passengerId: uuid().notNull(), place: place() },
  (table) => [primaryKey({ columns: [table.tripId, table.passengerId] })],
);

export const flights = pgTable('flights', {
  flightId: uuid().primaryKey(),
  tripId: uuid().notNull(),
  place: place(),
  flightNumber: text().notNull(),
  embarkDate: day().notNull(),
  embarkTime: text().notNull(),
  arrivalDate: day().notNull(),
  arrivalTime: text().notNull(),
  origin: text().notNull(),
  destination: text().notNull(),
  originAirport: text().notNull(),
  destinationAirport: text().notNull(),
  terminal: text(),
  direction: text({ enum: ['outbound', 'inbound'] }).notNull(),
  flightType: text({ enum: ['main', 'leg', 'return'] }).notNull(),
  totalPassengers: integer().notNull(),
  cancelled: flag().notNull(),
  active: flag().notNull(),
  departed: flag().notNull(),
  alerted: flag().notNull(),
  notified: flag().notNull(),
  isMonitored: flag().notNull(),
});

export const tripAlerts = pgTable('trip_alerts', {
  alertId: uuid().primaryKey(),
  tripId: uuid().notNull(),
  flightId: uuid(),
  alertType: text({ enum: ['DELAY', 'CANCELLATION'] }).notNull(),
  delayDate: text(),
  created: instant().notNull(),
});

export const lostBags = pgTable('lost_bags', {
  bagId: uuid().primaryKey(),
  userId: uuid().notNull(),
  place: place(),
  status: text().notNull(),
  pir: text().notNull(),
  reportedOn: instant().notNull(),
  reportedOnLocal: text().notNull(),
  description: text(),
  image: text(),
  attachments: jsonb().$type<{ attachmentId: string; name: string; url: string }[]>().notNull(),
});

export const payoutMethods = pgTable('payout_methods', {
  payoutMethodId: uuid().primaryKey(),
  userId: uuid().notNull(),
  place: place(),
  description: text().notNull(),
  service: text().notNull(),
  provider: text().notNull(),
  type: text().notNull(),
  preferred: flag().notNull(),
  extras: jsonb().$type<Record<string, string>>().notNull(),
  /** The provider's own fields. */
  fields: jsonb().$type<Record<string, string>>().notNull(),
});

export const items = pgTable('items', {
  itemId: uuid().primaryKey(),
  userId: uuid().notNull(),
  place: place(),
  itemTypeId: text().notNull(),
  propositionId: uuid().notNull(),
  monitorId: uuid(),
  properties: jsonb().$type<Record<string, string>>().notNull(),
  externalPolicyNumber: text().notNull(),
  permissions: jsonb().$type<{ permission: string; required: boolean; granted: boolean }[]>().notNull(),
});

export const claims = pgTable('claims', {
  alertId: uuid().primaryKey(),
  itemId: uuid().notNull(),
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
  /** assigneeDetails, brokerAssignee, claimAssignee: those who deal with it, as far as there are any. */
  people: jsonb().$type<Open>().notNull(),
  events: jsonb().$type<{ on: string; type: string; text: string }[]>().notNull(),
});

type Month = { year: number; month: number; revenue: number; previous?: number; notes?: string };

export const datasets = pgTable('datasets', {
  datasetId: uuid().primaryKey(),
  alertId: uuid().notNull(),
  place: place(),
  name: text().notNull(),
  completed: boolean().notNull(),
  data: jsonb().$type<Month[]>().notNull(),
  notes: text(),
});

export const claimPayouts = pgTable('claim_payouts', {
  payoutId: uuid().primaryKey(),
  alertId: uuid().notNull(),
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
