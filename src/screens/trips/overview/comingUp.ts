import { isOver, standingOf } from '#rules/trips/standing.ts';
import { listedFlights } from '#rules/trips/trips.ts';

import { type Flight, seenOf, type Trip } from '../trip.ts';
import { disruptedIn } from './disrupted.ts';

export type Coming = { trip: Trip; flight: Flight };

/**
 * The trips that are not over and ask for nothing to be done, the next one first, each by the flight that goes on next.
 * A flight that the customer withdrew does not; one that is late does.
 */
export function comingUp(trips: readonly Trip[], now: number): Coming[] {
  return standingOf(trips, now, true)
    .upcoming.flatMap((trip) => {
      const flights = listedFlights(trip).filter((flight) => flight.cancelled === 0 && !isOver(trip, flight, now));
      return flights.map((flight) => ({ trip, flight })).sort(nextFirst)[0] ?? [];
    })
    .sort(nextFirst);
}

/** The first of them that has not left. */
export const nextIn = (trips: readonly Trip[], now: number): Coming | undefined =>
  comingUp(trips, now).find(({ trip, flight }) => flight.departed === 0 && leavesAt({ trip, flight }) > now);

/** The flight that leaves next as far as is known, late or not. */
export const departsNext = (trips: readonly Trip[], now: number): Coming | undefined =>
  [...comingUp(trips, now), ...disruptedIn(trips, now)]
    .filter(({ flight }) => flight.departed === 0 && flight.cancelled === 0)
    .filter((coming) => leavesAt(coming) > now)
    .sort(nextFirst)[0];

const nextFirst = (one: Coming, other: Coming) => leavesAt(one) - leavesAt(other);

const leavesAt = ({ trip, flight }: Coming) => seenOf(trip, flight).from.at;
