import {
  array,
  enums,
  type Infer,
  integer,
  max,
  nullable,
  object,
  optional,
  partial,
  size,
  string,
  union,
} from 'superstruct';

import { id } from './common.ts';
import { writtenDate, writtenDateTime, writtenTime } from './moments.ts';
import { direction, flightType } from './trips.ts';
import { policyNumber } from './values.ts';

const airport = size(string(), 1, 10);

/**
 * GET /travel/flights/validate. Accepts flight numbers of any format, because the insurer has a code for invalid ones.
 */
export const FlightQuestion = object({
  embarkDate: writtenDate,
  flightNumber: string(),
  /** Defaults to `main`. */
  flightType: optional(flightType),
  /** Defaults to `outbound`. */
  direction: optional(direction),
  policyNumber: optional(policyNumber),
  origin: optional(airport),
});
export type FlightQuestion = Infer<typeof FlightQuestion>;

/** POST /travel/flights: creates a flight that the carriers do not know. */
export const UserProvidedFlight = object({
  embarkDate: writtenDate,
  flightNumber: string(),
  direction,
  policyNumber: optional(nullable(policyNumber)),
  embarkDateTime: writtenDateTime,
  embarkTime: writtenTime,
  origin: airport,
  originAirport: size(string(), 1, 200),
});
export type UserProvidedFlight = Infer<typeof UserProvidedFlight>;

/** More people than any aeroplane carries. */
const mostPeople = 999;

const CoverFlight = object({
  flightId: id,
  flightNumber: string(),
  embarkDate: writtenDate,
  embarkTime: writtenTime,
  origin: airport,
  destination: airport,
  direction,
  flightType,
});
export type CoverFlight = Infer<typeof CoverFlight>;

/**
 * POST /travel/insurance/blink-it. The insurer checks the number of flights and the passengers, and has codes for both.
 */
export const NewTrip = object({
  type: enums(['SINGLE', 'RETURN', 'MULTI']),
  policyNumber,
  bookingRef: optional(nullable(size(string(), 0, 50))),
  /** The ids of the passengers, or their number. */
  passengers: union([array(id), max(integer(), mostPeople)]),
  delegatedPassengerId: optional(nullable(id)),
  flights: array(CoverFlight),
});
export type NewTrip = Infer<typeof NewTrip>;

/** PATCH and DELETE /travel/trips/{tripId} */
export const WhichTrip = object({ tripId: id });

/**
 * PATCH /travel/trips/{tripId}: the complete list of travellers from now on. The delegated passenger is one of them, or
 * null.
 */
export const TripTravellers = object({
  tripId: id,
  passengers: size(array(id), 0, mostPeople),
  delegatedPassengerId: optional(nullable(id)),
});
export type TripTravellers = Infer<typeof TripTravellers>;

/** POST /travel/passengers. Accepts phone numbers of any format, because the insurer has a code for invalid ones. */
export const NewPassenger = object({
  name: size(string(), 1, 100),
  surname: size(string(), 1, 100),
  mobilePhoneNumber: string(),
});
export type NewPassenger = Infer<typeof NewPassenger>;

/** PATCH and DELETE /travel/passengers/{passengerId} */
export const WhichPassenger = object({ passengerId: id });

/** PATCH /travel/passengers/{passengerId}: missing fields stay unchanged. */
export const PassengerChanges = partial(NewPassenger);
export type PassengerChanges = Infer<typeof PassengerChanges>;
