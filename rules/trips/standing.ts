import {
  type Alert,
  alertOf,
  arrivalOf,
  departureOf,
  expectedDepartureOf,
  type FlightState,
  needsResolution,
} from './flights.ts';
import { insuredFlights, listedFlights, newestFirst } from './trips.ts';

type Flown = FlightState & { flightId: string; arrivalDate: string; arrivalTime: string };
type Trip<F extends Flown = Flown> = { flights: readonly F[]; alerts: readonly Alert[] };

/** Trips by what their customer has to do with them. */
export type Standing<T> = {
  /** Something happened to a flight that has not left, and can be made good; the nearest in time comes first. */
  needsYou: T[];
  /** Not over; the one that goes on first comes first. One that needs its customer for a later flight is among them, too. */
  upcoming: T[];
  /** Still to come, and insured no longer: every flight was taken out; the one that leaves first comes first. */
  uninsured: T[];
  /** Over; the newest first. */
  past: T[];
};

/** @param mayResolve whether this customer chooses what makes a disruption good */
export function standingOf<T extends Trip>(trips: readonly T[], now: number, mayResolve: boolean): Standing<T> {
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

/** The flight with which a trip goes on, be it in the air. */
export const nextFlight = <F extends Flown>(trip: Trip<F>, now: number): F | undefined =>
  inTurn(trip).find((flight) => flight.cancelled === 0 && !isOver(trip, flight, now));

/** The insured flights of a trip that are still to come, or in the air. */
export const coveredAhead = <F extends Flown>(trip: Trip<F>, now: number): F[] =>
  insuredFlights(trip).filter((flight) => flight.cancelled === 0 && !isOver(trip, flight, now));

/** The flight by which a trip is known now: one that waits for a choice, else the next one, else the last. */
export function currentFlight<F extends Flown>(trip: Trip<F>, now: number): F | undefined {
  const flights = inTurn(trip);
  const waiting = flights.filter(isWaiting);
  const nearest = waiting.sort((one, other) => nearestFirst(now)(leavesAt(trip, one), leavesAt(trip, other)))[0];
  return nearest ?? flights.find((flight) => !isOver(trip, flight, now)) ?? flights.at(-1);
}

/**
 * The order of moments of departure of what went wrong: the nearest to now first. A flight that was cancelled this morning
 * is more urgent than one that is late next month, and less so than one that leaves within the hour.
 */
export const nearestFirst =
  (now: number) =>
  (one: number, other: number): number =>
    Math.abs(one - now) - Math.abs(other - now);

/** Those that are listed; of a trip that has none any more, those that it had. */
function knownFlights<F extends Flown>(trip: Trip<F>): readonly F[] {
  const listed = listedFlights(trip);
  return listed.length > 0 ? listed : trip.flights;
}

const isWaiting = (flight: FlightState) => needsResolution(flight) && flight.departed === 0;

const inTurn = <F extends Flown>(trip: Trip<F>): F[] =>
  listedFlights(trip).sort((one, other) => leavesAt(trip, one) - leavesAt(trip, other));

const leavesAt = (trip: Trip, flight: Flown) => expectedDepartureOf(flight, alertOf(trip, flight));

/** Landed, as far as is known: as much later than planned as it left. */
export const isOver = (trip: Trip, flight: Flown, now: number) =>
  leavesAt(trip, flight) + Math.max(0, arrivalOf(flight) - departureOf(flight)) <= now;

function nextAt(trip: Trip, now: number): number {
  const next = nextFlight(trip, now);
  return next ? leavesAt(trip, next) : goesOnAt(trip, now);
}

function goesOnAt(trip: Trip, now: number): number {
  const flight = currentFlight(trip, now) ?? trip.flights[0];
  return flight ? leavesAt(trip, flight) : Number.POSITIVE_INFINITY;
}
