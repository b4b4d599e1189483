import { needsResolution } from '#rules/trips/flights.ts';
import { isOver, nearestFirst } from '#rules/trips/standing.ts';
import { listedFlights } from '#rules/trips/trips.ts';

import { type Flight, type Trip, toFlightSeen } from '../trip.ts';

export type Disrupted = { trip: Trip; flight: Flight };

export const listDisruptedFlights = (trips: readonly Trip[], now: number): Disrupted[] =>
  unresolvedFlights(trips, now).filter(hasNotLeft);

/** Returns all disrupted flights, including departed ones, nearest in time first. */
export function unresolvedFlights(trips: readonly Trip[], now: number): Disrupted[] {
  const leavesAt = ({ trip, flight }: Disrupted) => toFlightSeen(trip, flight).from.at;
  const order = nearestFirst(now);
  return listedIn(trips)
    .filter(({ flight }) => needsResolution(flight))
    .sort((one, other) => order(leavesAt(one), leavesAt(other)));
}

/** Returns the number of late or cancelled flights that have not left, whether or not they need an action. */
export const countChanged = (trips: readonly Trip[], now: number): number =>
  listedIn(trips)
    .filter(hasNotLeft)
    .filter(
      ({ trip, flight }) =>
        toFlightSeen(trip, flight).state !== 'scheduled' && (needsResolution(flight) || !isOver(trip, flight, now)),
    ).length;

const hasNotLeft = ({ flight }: Disrupted) => flight.departed === 0;

const listedIn = (trips: readonly Trip[]): Disrupted[] =>
  trips.flatMap((trip) => listedFlights(trip).map((flight) => ({ trip, flight })));
