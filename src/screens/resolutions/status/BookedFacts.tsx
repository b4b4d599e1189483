import { makeStyles, tokens } from '@fluentui/react-components';
import { FormattedMessage } from 'react-intl';
import type { Case, Confirmation, Option } from '#machines/resolutions/resolutions.ts';
import { readDayAndTime } from '#schema/moments.ts';
import { toPlace } from '#src/lib/places/places.ts';
import { Facts } from '#src/ui/content/Facts.tsx';
import { LocalMoment } from '#src/ui/flights/LocalTime.tsx';
import { Stack } from '#src/ui/layout/Stack.tsx';

const useStyles = makeStyles({
  flights: { listStyleType: 'none', margin: 0, padding: 0, display: 'grid', gap: '12px' },
  number: { display: 'block', fontWeight: tokens.fontWeightSemibold },
  text: { margin: 0 },
});

type BookedFactsProps = { option: Option; disrupted: Case['flight'] };

/** Shows the airline's or hotel's booking: flights in order of departure, confirmation number and message. */
export function BookedFacts({ option: { confirmation, status }, disrupted }: BookedFactsProps) {
  const styles = useStyles();
  if (status !== 'Booked' || !confirmation) return null;
  const { name, confirmationNumber, confirmationMessage } = confirmation;
  const flights = [...confirmation.flights].sort((one, other) => one.embarkDate.localeCompare(other.embarkDate));

  return (
    <Stack gap={12}>
      {flights.length > 0 ? (
        <ul className={styles.flights}>
          {flights.map((flight) => (
            <BookedFlight key={`${flight.flightNumber} ${flight.embarkDate}`} flight={flight} disrupted={disrupted} />
          ))}
        </ul>
      ) : null}
      <Facts facts={{ 'resolutions.booked.hotel': name, 'resolutions.booked.number': confirmationNumber }} />
      {confirmationMessage ? <p className={styles.text}>{confirmationMessage}</p> : null}
    </Stack>
  );
}

type BookedFlightProps = { flight: Confirmation['flights'][number]; disrupted: Case['flight'] };

function BookedFlight({ flight, disrupted }: BookedFlightProps) {
  const styles = useStyles();
  const { flightNumber, embarkDate, originAirport, destinationAirport } = flight;
  // The insurer gives only names of airports. The time zone is known only if the flight leaves from the same airport as
  // the disrupted one.
  const origin = disrupted?.originAirport === originAirport ? disrupted.origin : '';
  const at = readDayAndTime(embarkDate);

  return (
    <li>
      <span className={styles.number}>{flightNumber}</span>{' '}
      <FormattedMessage
        id="resolutions.booked.flight"
        values={{
          from: originAirport,
          to: destinationAirport,
          moment: <LocalMoment at={at} place={toPlace(origin, originAirport)} />,
        }}
      />
    </li>
  );
}
