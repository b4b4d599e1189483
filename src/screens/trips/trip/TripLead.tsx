import { FormattedMessage, useIntl } from 'react-intl';

import { currentFlight } from '#rules/trips/standing.ts';
import { listedFlights } from '#rules/trips/trips.ts';
import type { TextId } from '#src/lib/texts.ts';
import { formatDaySpan, getTimeLeft } from '#src/lib/time/inZone.ts';
import { Gap } from '#src/ui/content/Gap.tsx';
import { Away } from '#src/ui/flights/Away.tsx';

import { Passengers } from '../Passengers.tsx';
import { type Flight, type Trip, toFlightSeen } from '../trip.ts';

/** Shows the dates of a trip, its travellers and how far away it is. */
export function TripLead({ trip, now }: { trip: Trip; now: number }) {
  const { locale } = useIntl();
  const flights = listedFlights(trip);
  const [first, last] = [flights[0], flights.at(-1)];
  if (!first || !last) return <FormattedMessage id="trips.none_listed" />;
  const [{ from }, { to }] = [toFlightSeen(trip, first), toFlightSeen(trip, last)];
  const [start, end] = [
    { zone: from.place.zone, at: from.at },
    // The arrival of a late flight is unknown, but it cannot be before its departure.
    { zone: to.place.zone, at: Math.max(from.at, to.at) },
  ];

  return (
    <>
      <FormattedMessage
        id="trips.lead_of_trip"
        values={{ dates: formatDaySpan(start, end, now, locale), people: <Passengers trip={trip} /> }}
      />
      <Gap />
      <Next trip={trip} first={first} now={now} />
    </>
  );
}

function Next({ trip, first, now }: { trip: Trip; first: Flight; now: number }) {
  const flight = currentFlight(trip, now);
  if (!flight || flight.cancelled !== 0 || flight.departed !== 0) return null;
  const { from } = toFlightSeen(trip, flight);
  const isComing = getTimeLeft({ zone: from.place.zone, at: from.at }, now);

  return isComing ? (
    <FormattedMessage
      id={leavings(trip, flight, first)}
      values={{ away: <Away at={from.at} place={from.place} now={now} /> }}
    />
  ) : null;
}

function leavings({ type }: Trip, flight: Flight, first: Flight): TextId {
  if (flight === first) return 'trips.leaves';
  return type === 'return' ? 'trips.flies_back' : 'trips.flies_on';
}
