import { useIntl } from 'react-intl';

import { getDeparture } from '#rules/trips/flights.ts';
import { listedFlights } from '#rules/trips/trips.ts';
import { getCityName, type Place, toPlace } from '#src/lib/places/places.ts';
import { formatDay } from '#src/lib/time/inZone.ts';
import { useTrips } from '#src/session/trips/useTrips.ts';
import { useNow } from '#src/session/useNow.ts';

/** Flight on which a bag may have been lost. `landed` is its destination. */
export type FlightKnown = { flightId: string; tripId: string; name: string; landed: Place; hasLeft: boolean };

/** Returns the flights of the customer's trips: departed ones first, latest first, then future ones. */
export function useFlights() {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const { data, view, retry } = useTrips();
  const now = useNow();
  const flights = (data?.trips ?? [])
    .flatMap((trip) => listedFlights(trip).map((flight) => ({ ...flight, tripId: trip.tripId })))
    .sort((one, other) => {
      const [first, second] = [getDeparture(one) - now, getDeparture(other) - now];
      return first <= 0 && second <= 0 ? second - first : first - second;
    })
    .map((flight): FlightKnown => {
      const { flightId, tripId, flightNumber: number } = flight;
      const from = toPlace(flight.origin, flight.originAirport);
      const landed = toPlace(flight.destination, flight.destinationAirport);
      const day = formatDay(from.zone, getDeparture(flight), locale);
      const values = { number, from: getCityName(from, intl), to: getCityName(landed, intl), day };
      const hasLeft = flight.departed !== 0 || getDeparture(flight) <= now;
      return { flightId, tripId, landed, hasLeft, name: formatMessage({ id: 'luggage.form.flight.number' }, values) };
    });

  return { flights, isKnown: data !== null, hasFailed: view === 'failed', retry };
}
