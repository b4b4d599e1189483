import { alertOf, arrivalOf, chipOf, departureOf, expectedDepartureOf } from '#rules/trips/flights.ts';
import type { TripsQuery } from '#src/api/generated/documents.ts';
import { type Place, placeOf } from '#src/lib/places/places.ts';
import type { LegEnd } from '#src/ui/flights/Leg.tsx';

export type Trip = TripsQuery['trips'][number];
export type Flight = Trip['flights'][number];

/** Flight as shown: its status, and the place and time of departure and arrival. */
export type FlightSeen = { state: ReturnType<typeof chipOf>; from: LegEnd & { was: number }; to: LegEnd };

export function seenOf(trip: Trip, flight: Flight): FlightSeen {
  const alert = alertOf(trip, flight);
  const state = chipOf(flight, alert);
  const was = departureOf(flight);
  // Ignore an outdated delay, and keep the original time of a cancelled flight.
  const isLate = state === 'delayed' || state === 'departedAndDelayed';
  const at = isLate ? expectedDepartureOf(flight, alert) : was;
  return {
    state,
    from: { place: originOf(flight), at, was },
    to: { place: destinationOf(flight), at: arrivalOf(flight) },
  };
}

export const originOf = ({ origin, originAirport }: Flight): Place => placeOf(origin, originAirport);

export const destinationOf = ({ destination, destinationAirport }: Flight): Place =>
  placeOf(destination, destinationAirport);
