import { makeStyles, tokens } from '@fluentui/react-components';
import { FormattedList, FormattedMessage } from 'react-intl';

import { listedFlights } from '#rules/trips/trips.ts';
import type { TextId } from '#src/lib/texts.ts';
import { textOfType } from '#src/lib/tripTypes.ts';
import { readable } from '#src/lib/words.ts';
import { Facts } from '#src/ui/content/Facts.tsx';
import { LongDate } from '#src/ui/content/LongDate.tsx';
import { Card } from '#src/ui/data/Card.tsx';
import { Route } from '#src/ui/flights/Route.tsx';
import { routeOf } from '#src/ui/flights/route.ts';
import { FlightRow } from './flights/FlightRow.tsx';
import type { Flight, Trip } from './trip.ts';

// An insurer may know other kinds.
const texts: Readonly<Record<string, TextId>> = textOfType;

const useStyles = makeStyles({
  title: { display: 'grid', gap: '4px' },
  route: { fontSize: tokens.fontSizeBase600, lineHeight: tokens.lineHeightBase600 },
  type: {
    textTransform: 'uppercase',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground2,
  },
  flights: { listStyleType: 'none', margin: 0, padding: 0 },
  none: { margin: 0, color: tokens.colorNeutralForeground2 },
});

/** A trip: where to, by which policy, who, and flight by flight how it stands. */
export function TripCard({ trip }: { trip: Trip }) {
  const styles = useStyles();
  const flights = listedFlights(trip);
  const route = routeOf(flights.length > 0 ? flights : trip.flights);
  const type = texts[trip.type];

  const title = (
    <span className={styles.title}>
      <span className={styles.type}>{type ? <FormattedMessage id={type} /> : readable(trip.type)}</span>{' '}
      {route.length > 0 ? (
        <span className={styles.route}>
          <Route route={route} />
        </span>
      ) : null}
    </span>
  );

  return (
    <Card title={title} attributes={{ 'data-trip': trip.tripId }}>
      <Facts
        facts={{
          'trips.dates': flights.length > 0 ? <Dates flights={flights} /> : null,
          'trips.policy': trip.policyNumber,
          'trips.booking': trip.bookingRef,
          'trips.passengers': <Names trip={trip} />,
        }}
      />
      {flights.length > 0 ? (
        <ul className={styles.flights}>
          {flights.map((flight) => (
            <FlightRow key={flight.flightId} trip={trip} flight={flight} />
          ))}
        </ul>
      ) : (
        <p className={styles.none}>
          <FormattedMessage id="trips.none_listed" />
        </p>
      )}
    </Card>
  );
}

function Dates({ flights }: { flights: readonly Flight[] }) {
  const days = flights.map(({ embarkDate }) => embarkDate).sort();
  const [first = '', last = first] = [days[0], days.at(-1)];
  if (first === last) return <LongDate date={first} />;
  return (
    <FormattedMessage id="data.span" values={{ first: <LongDate date={first} />, last: <LongDate date={last} /> }} />
  );
}

function Names({ trip: { passengers } }: { trip: Trip }) {
  if (passengers.length === 0) return <FormattedMessage id="trips.no_passengers" />;
  return <FormattedList value={passengers.map(({ name, surname }) => `${name} ${surname}`)} />;
}
