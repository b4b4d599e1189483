import { groupTrips, nextFlight } from '#rules/trips/standing.ts';
import { listedFlights } from '#rules/trips/trips.ts';

import { type Flight, type Trip, toFlightSeen } from '../trip.ts';

export type Coming = { trip: Trip; flight: Flight };

/**
 * Returns the current and upcoming trips, next first, each with its next flight that needs no action. Skips withdrawn
 * flights, but includes late ones.
 */
export function comingUp(trips: readonly Trip[], now: number): Coming[] {
  return groupTrips(trips, now, true).upcoming.flatMap((trip) => {
    const flight = nextFlight(trip, now);
    return flight ? { trip, flight } : [];
  });
}

/** Returns the first of these flights that has not left. */
export const findNextDeparture = (trips: readonly Trip[], now: number): Coming | undefined =>
  comingUp(trips, now).find(({ trip, flight }) => flight.departed === 0 && leavesAt({ trip, flight }) > now);

/** Returns the next flight to leave as far as is known, whatever happens to the other flights of its trip. */
export const departsNext = (trips: readonly Trip[], now: number): Coming | undefined =>
  trips
    .flatMap((trip) => listedFlights(trip).map((flight) => ({ trip, flight })))
    .filter(({ flight }) => flight.departed === 0 && flight.cancelled === 0)
    .filter((coming) => leavesAt(coming) > now)
    .sort(nextFirst)[0];

/** Returns true if no other flight leaves before it. */
export function isNextDeparture(trips: readonly Trip[], coming: Coming, now: number): boolean {
  const next = departsNext(trips, now);
  return next === undefined || leavesAt(coming) <= leavesAt(next);
}

const nextFirst = (one: Coming, other: Coming) => leavesAt(one) - leavesAt(other);

const leavesAt = ({ trip, flight }: Coming) => toFlightSeen(trip, flight).from.at;
