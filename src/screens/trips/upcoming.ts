import { alertOf, type Chip, chipOf, expectedDepartureOf } from '#rules/trips/flights.ts';
import { listedFlights } from '#rules/trips/trips.ts';

import type { Flight, Trip } from './trip.ts';

export type Upcoming = { flight: Flight; state: Chip; at: number };

/** The flights that have not left, the next one first; `at` is when, as far as is known. */
export function upcomingIn(trips: readonly Trip[], now: number): Upcoming[] {
  return trips
    .flatMap((trip) =>
      listedFlights(trip).map((flight) => {
        const alert = alertOf(trip, flight);
        return { flight, state: chipOf(flight, alert), at: expectedDepartureOf(flight, alert) };
      }),
    )
    .filter(({ flight, at }) => flight.departed === 0 && at >= now)
    .sort((one, other) => one.at - other.at);
}
