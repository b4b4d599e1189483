import { makeStyles, tokens } from '@fluentui/react-components';
import { FormattedMessage } from 'react-intl';

import { departureOf } from '#rules/trips/flights.ts';
import { City } from '#src/ui/flights/City.tsx';
import { LocalMoment } from '#src/ui/flights/LocalTime.tsx';

import { destinationOf, type Flight, originOf } from '../trip.ts';

const useStyles = makeStyles({
  flight: { margin: 0, overflowWrap: 'anywhere' },
  when: { display: 'block', color: tokens.colorNeutralForeground2 },
});

/** SK111, Oslo to Paris, and when it is to leave by its timetable. */
export function WhichFlight({ flight }: { flight: Flight }) {
  const styles = useStyles();
  const [from, to] = [originOf(flight), destinationOf(flight)];

  return (
    <p className={styles.flight}>
      <strong>
        <FormattedMessage
          id="disruption.flight"
          values={{
            flight: flight.flightNumber,
            from: <City key="from" place={from} />,
            to: <City key="to" place={to} />,
          }}
        />
      </strong>{' '}
      <span className={styles.when}>
        <FormattedMessage
          id="disruption.planned"
          values={{ moment: <LocalMoment at={departureOf(flight)} place={from} /> }}
        />
      </span>
    </p>
  );
}
