import type { FoundFlight } from '#rules/insurance/tripTypes.ts';
import { getArrival, getDeparture } from '#rules/trips/flights.ts';
import { toPlace } from '#src/lib/places/places.ts';
import type { LegEnd } from '#src/ui/flights/Leg.tsx';

export const getFlightEnds = (flight: FoundFlight): { from: LegEnd; to: LegEnd } => ({
  from: { place: toPlace(flight.origin, flight.originAirport), at: getDeparture(flight) },
  to: { place: toPlace(flight.destination, flight.destinationAirport), at: getArrival(flight) },
});
