import { needsResolution } from '#rules/trips/flights.ts';
import { listedFlights } from '#rules/trips/trips.ts';

import { type Flight, seenOf, type Trip } from '../trip.ts';

export type Disrupted = { trip: Trip; flight: Flight };

/** The disrupted flights that have not left, the next one first. */
export function disruptedIn(trips: readonly Trip[]): Disrupted[] {
  const leavesAt = ({ trip, flight }: Disrupted) => seenOf(trip, flight).from.at;
  return trips
    .flatMap((trip) => listedFlights(trip).map((flight) => ({ trip, flight })))
    .filter(({ flight }) => needsResolution(flight) && flight.departed === 0)
    .sort((one, other) => leavesAt(one) - leavesAt(other));
}
