import { array, enums, type Infer, nullable, object, omit, optional, string, type } from 'superstruct';

import { flag, id } from './common.ts';
import { date, dateTime, instant, time } from './moments.ts';
import { inFull, orNone } from './repairable.ts';
import { flightNumber, int, policyNumber } from './values.ts';

/** GET /travel/trips */
export const WhoseTrips = object({ userId: id });

export const direction = enums(['outbound', 'inbound']);
export type Direction = Infer<typeof direction>;

export const flightType = enums(['main', 'leg', 'return']);
export type FlightType = Infer<typeof flightType>;

export const Flight = type({
  flightId: id,
  tripId: id,
  flightNumber,
  embarkDate: date,
  embarkTime: time,
  /** IATA code. */
  origin: string(),
  /** IATA code. */
  destination: string(),
  originAirport: string(),
  destinationAirport: string(),
  arrivalDate: date,
  arrivalTime: time,
  terminal: optional(nullable(string())),
  direction,
  flightType,
  totalPassengers: int,
  cancelled: flag,
  active: flag,
  departed: flag,
  alerted: flag,
  notified: flag,
  isMonitored: flag,
});
export type Flight = Infer<typeof Flight>;

/** The answer of a flight check. The flight does not belong to a trip yet. */
export const CheckedFlight = omit(Flight, ['tripId']);
export type CheckedFlight = Infer<typeof CheckedFlight>;

const TripAlert = type({
  alertId: id,
  /** Null means the whole trip. */
  flightId: orNone(id),
  alertType: enums(['DELAY', 'CANCELLATION']),
  delayDate: optional(nullable(dateTime)),
  created: instant,
});
export type TripAlert = Infer<typeof TripAlert>;

export const Trip = type({
  tripId: id,
  type: enums(['single', 'return', 'multi']),
  bookingRef: optional(nullable(string())),
  policyNumber,
  flights: inFull(array(Flight)),
  passengers: inFull(array(type({ passengerId: id, name: string(), surname: string() }))),
  alerts: array(TripAlert),
  delegated_passenger_id: optional(nullable(id)),
});
export type Trip = Infer<typeof Trip>;

/** GET /travel/passengers */
export const Passenger = type({
  passengerId: id,
  userId: id,
  active: flag,
  created: instant,
  name: string(),
  surname: string(),
  mobilePhoneNumber: optional(nullable(string())),
});
export type Passenger = Infer<typeof Passenger>;
