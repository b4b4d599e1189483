import {
  findFlightAlert,
  getArrival,
  getDeparture,
  getExpectedDeparture,
  getFlightStatus,
} from '#rules/trips/flights.ts';
import type { TripsQuery } from '#src/api/generated/documents.ts';
import { type Place, toPlace } from '#src/lib/places/places.ts';
import type { LegEnd } from '#src/ui/flights/Leg.tsx';

export type Trip = TripsQuery['trips'][number];
export type Flight = Trip['flights'][number];

/** Flight as shown: its status, and the place and time of departure and arrival. */
export type FlightSeen = { state: ReturnType<typeof getFlightStatus>; from: LegEnd & { was: number }; to: LegEnd };

export function toFlightSeen(trip: Trip, flight: Flight): FlightSeen {
  const alert = findFlightAlert(trip, flight);
  const state = getFlightStatus(flight, alert);
  const was = getDeparture(flight);
  // Ignore an outdated delay, and keep the original time of a cancelled flight.
  const isLate = state === 'delayed' || state === 'departedAndDelayed';
  const at = isLate ? getExpectedDeparture(flight, alert) : was;
  return {
    state,
    from: { place: getOrigin(flight), at, was },
    to: { place: getDestination(flight), at: getArrival(flight) },
  };
}

export const getOrigin = ({ origin, originAirport }: Flight): Place => toPlace(origin, originAirport);

export const getDestination = ({ destination, destinationAirport }: Flight): Place =>
  toPlace(destination, destinationAirport);
