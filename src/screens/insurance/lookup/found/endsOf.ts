import type { FoundFlight } from '#rules/insurance/insuring.ts';
import { arrivalOf, departureOf } from '#rules/trips/flights.ts';
import { placeOf } from '#src/lib/places/places.ts';
import type { LegEnd } from '#src/ui/flights/Leg.tsx';

export const endsOf = (flight: FoundFlight): { from: LegEnd; to: LegEnd } => ({
  from: { place: placeOf(flight.origin, flight.originAirport), at: departureOf(flight) },
  to: { place: placeOf(flight.destination, flight.destinationAirport), at: arrivalOf(flight) },
});
