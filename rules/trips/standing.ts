import {
  type Alert,
  type FlightState,
  findFlightAlert,
  getArrival,
  getDeparture,
  getExpectedDeparture,
  needsResolution,
} from './flights.ts';
import { insuredFlights, listedFlights, newestFirst } from './trips.ts';

type Flown = FlightState & { flightId: string; arrivalDate: string; arrivalTime: string };
type Trip<F extends Flown = Flown> = { flights: readonly F[]; alerts: readonly Alert[] };

/** Trips grouped by what their customer has to do. */
export type Standing<T> = {
  /** Trips with a disrupted flight that has not departed and can be resolved, the nearest in time first. */
  needsYou: T[];
  /** Trips that are not over, the next departure first. Includes trips that need their customer for a later flight. */
  upcoming: T[];
  /** Upcoming trips whose flights were all withdrawn, the next departure first. */
  uninsured: T[];
  /** Past trips, the latest first. */
  past: T[];
};

/** @param mayResolve whether this customer may choose an option for a disruption */
export function groupTrips<T extends Trip>(trips: readonly T[], now: number, mayResolve: boolean): Standing<T> {
  const needs = (trip: T) => mayResolve && listedFlights(trip).some(isWaiting);
  const isAhead = (trip: T) => (flight: Flown) => !isOver(trip, flight, now);
  const isCovered = (trip: T) => insuredFlights(trip).some(isAhead(trip));
  const isComing = (trip: T) => knownFlights(trip).some(isAhead(trip));
  const nextFirst = (one: T, other: T) => goesOnAt(one, now) - goesOnAt(other, now);
  const comesUp = (trip: T) => {
    const next = nextFlight(trip, now);
    return isCovered(trip) && (!needs(trip) || (next !== undefined && !isWaiting(next)));
  };

  const [needsYou, others] = [trips.filter(needs), trips.filter((trip) => !needs(trip))];
  return {
    needsYou: needsYou.sort((one, other) => nearestFirst(now)(goesOnAt(one, now), goesOnAt(other, now))),
    upcoming: trips.filter(comesUp).sort((one, other) => nextAt(one, now) - nextAt(other, now)),
    uninsured: others.filter((trip) => isComing(trip) && !isCovered(trip)).sort(nextFirst),
    past: newestFirst(others.filter((trip) => !isComing(trip))),
  };
}

/** Returns the next flight of a trip, or the one in the air. */
export const nextFlight = <F extends Flown>(trip: Trip<F>, now: number): F | undefined =>
  inTurn(trip).find((flight) => flight.cancelled === 0 && !isOver(trip, flight, now));

/** Returns the insured flights that have not landed. */
export const coveredAhead = <F extends Flown>(trip: Trip<F>, now: number): F[] =>
  insuredFlights(trip).filter((flight) => flight.cancelled === 0 && !isOver(trip, flight, now));

/**
 * Returns the flight that represents a trip now: one that waits for a choice, otherwise the next one, otherwise the
 * last.
 */
export function currentFlight<F extends Flown>(trip: Trip<F>, now: number): F | undefined {
  const flights = inTurn(trip);
  const waiting = flights.filter(isWaiting);
  const nearest = waiting.sort((one, other) => nearestFirst(now)(leavesAt(trip, one), leavesAt(trip, other)))[0];
  return nearest ?? flights.find((flight) => !isOver(trip, flight, now)) ?? flights.at(-1);
}

/**
 * Orders disrupted departures by their distance from now. A flight cancelled this morning is more urgent than one
 * delayed next month, and less than one that departs within the hour.
 */
export const nearestFirst =
  (now: number) =>
  (one: number, other: number): number =>
    Math.abs(one - now) - Math.abs(other - now);

/** Returns the listed flights, or all flights of a trip that has none listed any more. */
function knownFlights<F extends Flown>(trip: Trip<F>): readonly F[] {
  const listed = listedFlights(trip);
  return listed.length > 0 ? listed : trip.flights;
}

const isWaiting = (flight: FlightState) => needsResolution(flight) && flight.departed === 0;

const inTurn = <F extends Flown>(trip: Trip<F>): F[] =>
  listedFlights(trip).sort((one, other) => leavesAt(trip, one) - leavesAt(trip, other));

const leavesAt = (trip: Trip, flight: Flown) => getExpectedDeparture(flight, findFlightAlert(trip, flight));

/** Returns whether a flight has landed, as far as is known: its delay at departure applies to the arrival. */
export const isOver = (trip: Trip, flight: Flown, now: number) =>
  leavesAt(trip, flight) + Math.max(0, getArrival(flight) - getDeparture(flight)) <= now;

function nextAt(trip: Trip, now: number): number {
  const next = nextFlight(trip, now);
  return next ? leavesAt(trip, next) : goesOnAt(trip, now);
}

function goesOnAt(trip: Trip, now: number): number {
  const flight = currentFlight(trip, now) ?? trip.flights[0];
  return flight ? leavesAt(trip, flight) : Number.POSITIVE_INFINITY;
}
