import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '../account/tables.ts';
import { day, flag, instant, place } from '../database/columns.ts';

export const passengers = pgTable('passengers', {
  passengerId: uuid().primaryKey(),
  userId: uuid()
    .notNull()
    .references(() => users.userId, { onDelete: 'cascade' }),
  place: place(),
  active: flag().notNull(),
  created: instant().notNull(),
  name: text().notNull(),
  surname: text().notNull(),
  mobilePhoneNumber: text(),
});

export const trips = pgTable('trips', {
  tripId: uuid().primaryKey(),
  userId: uuid()
    .notNull()
    .references(() => users.userId, { onDelete: 'cascade' }),
  place: place(),
  type: text({ enum: ['single', 'return', 'multi'] }).notNull(),
  bookingRef: text(),
  policyNumber: text().notNull(),
  delegatedPassengerId: uuid(),
});

export const travellers = pgTable(
  'travellers',
  {
    tripId: uuid()
      .notNull()
      .references(() => trips.tripId, { onDelete: 'cascade' }),
    passengerId: uuid()
      .notNull()
      .references(() => passengers.passengerId),
    place: place(),
  },
  (table) => [primaryKey({ columns: [table.tripId, table.passengerId] })],
);

export const flights = pgTable('flights', {
  flightId: uuid().primaryKey(),
  tripId: uuid()
    .notNull()
    .references(() => trips.tripId, { onDelete: 'cascade' }),
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

/** Insured flights, unique per policy, so that a second trip with the same flight is refused. */
export const covers = pgTable(
  'covers',
  {
    userId: uuid()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    policyNumber: text().notNull(),
    flightNumber: text().notNull(),
    embarkDate: day().notNull(),
    origin: text().notNull(),
    flightId: uuid()
      .notNull()
      .references(() => flights.flightId, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({
      name: 'one_trip_a_flight_and_policy',
      columns: [table.userId, table.policyNumber, table.flightNumber, table.embarkDate, table.origin],
    }),
  ],
);

/** Flights that customers entered by hand, each visible to that customer only. */
export const providedFlights = pgTable(
  'provided_flights',
  {
    userId: uuid()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    flightNumber: text().notNull(),
    embarkDate: day().notNull(),
    embarkTime: text().notNull(),
    origin: text().notNull(),
    place: place(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.flightNumber, table.embarkDate, table.origin] })],
);

export const tripAlerts = pgTable('trip_alerts', {
  alertId: uuid().primaryKey(),
  tripId: uuid()
    .notNull()
    .references(() => trips.tripId, { onDelete: 'cascade' }),
  flightId: uuid().references(() => flights.flightId, { onDelete: 'cascade' }),
  alertType: text({ enum: ['DELAY', 'CANCELLATION'] }).notNull(),
  delayDate: text(),
  /** An agent's reason for the alert, not shown to the customer. */
  reason: text(),
  created: instant().notNull(),
});

export const lostBags = pgTable('lost_bags', {
  bagId: uuid().primaryKey(),
  userId: uuid()
    .notNull()
    .references(() => users.userId, { onDelete: 'cascade' }),
  place: place(),
  status: text().notNull(),
  pir: text().notNull(),
  tripId: uuid(),
  flightId: uuid(),
  reportedOn: instant().notNull(),
  reportedOnLocal: text().notNull(),
  description: text(),
  image: text(),
  /** Locks the bag against changes while a decision is pending. */
  resolutionPending: flag().notNull().default(0),
});

export const attachments = pgTable('attachments', {
  attachmentId: uuid().primaryKey(),
  bagId: uuid()
    .notNull()
    .references(() => lostBags.bagId, { onDelete: 'cascade' }),
  place: place(),
  name: text().notNull(),
  size: integer().notNull(),
  kind: text().notNull(),
});
