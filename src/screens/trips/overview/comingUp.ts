import { nextFlight, standingOf } from '#rules/trips/standing.ts';
import { listedFlights } from '#rules/trips/trips.ts';

import { type Flight, seenOf, type Trip } from '../trip.ts';

export type Coming = { trip: Trip; flight: Flight };

/**
 * The trips that are not over, the next one first, each by the flight that goes on next, if that asks for nothing to be done.
 * A flight that the customer withdrew does not; one that is late does.
 */
export function comingUp(trips: readonly Trip[], now: number): Coming[] {
  return standingOf(trips, now, true).upcoming.flatMap((trip) => {
    const flight = nextFlight(trip, now);
    return flight ? { trip, flight } : [];
  });
}

/** The first of them that has not left. */
export const nextIn = (trips: readonly Trip[], now: number): Coming | undefined =>
  comingUp(trips, now).find(({ trip, flight }) => flight.departed === 0 && leavesAt({ trip, flight }) > now);

/** The flight that leaves next as far as is known, late or not, whatever becomes of the others of its trip. */
export const departsNext = (trips: readonly Trip[], now: number): Coming | undefined =>
  trips
    .flatMap((trip) => listedFlights(trip).map((flight) => ({ trip, flight })))
    .filter(({ flight }) => flight.departed === 0 && flight.cancelled === 0)
    .filter((coming) => leavesAt(coming) > now)
    .sort(nextFirst)[0];

/** Whether no other flight leaves before it. */
export function isNextOf(trips: readonly Trip[], coming: Coming, now: number): boolean {
  const next = departsNext(trips, now);
  return next === undefined || leavesAt(coming) <= leavesAt(next);
}

const nextFirst = (one: Coming, other: Coming) => leavesAt(one) - leavesAt(other);

const leavesAt = ({ trip, flight }: Coming) => seenOf(trip, flight).from.at;
