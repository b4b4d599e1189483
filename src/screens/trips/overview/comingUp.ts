import { needsResolution } from '#rules/trips/flights.ts';
import { currentFlight, standingOf } from '#rules/trips/standing.ts';

import { type Flight, seenOf, type Trip } from '../trip.ts';

type Coming = { trip: Trip; flight: Flight };

/** The trips that are not over and that nothing happened to, the next one first, each by the flight that leaves next. */
export function comingUp(trips: readonly Trip[], now: number): Coming[] {
  return standingOf(trips, now, true).upcoming.flatMap((trip) => {
    const flight = currentFlight(trip, now);
    return flight ? [{ trip, flight }] : [];
  });
}

/** The first of them that has not left. */
export const nextIn = (trips: readonly Trip[], now: number): Coming | undefined =>
  comingUp(trips, now).find(
    ({ trip, flight }) => flight.departed === 0 && !needsResolution(flight) && seenOf(trip, flight).from.at > now,
  );
