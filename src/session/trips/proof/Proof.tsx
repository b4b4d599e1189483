import { Button, makeStyles } from '@fluentui/react-components';
import { PrintRegular } from '@fluentui/react-icons';
import { FormattedMessage } from 'react-intl';

import type { FoundFlight } from '#rules/insurance/insuring.ts';
import { CalendarButton } from './CalendarButton.tsx';
import { Certificate } from './Certificate.tsx';

const useStyles = makeStyles({ button: { minHeight: '44px' } });

/** Of a flight, what a calendar and paper say. */
export type ProvenFlight = Pick<
  FoundFlight,
  | 'flightId'
  | 'flightNumber'
  | 'embarkDate'
  | 'embarkTime'
  | 'arrivalDate'
  | 'arrivalTime'
  | 'origin'
  | 'destination'
  | 'originAirport'
  | 'destinationAirport'
>;

export type ProofProps = {
  trip: { tripId: string; policyNumber: string; bookingRef: string | null };
  flights: readonly ProvenFlight[];
  people: readonly string[];
};

/** What to take along of an insured trip: its flights for a calendar, and a certificate on paper. */
export function Proof({ trip, flights, people }: ProofProps) {
  const styles = useStyles();

  return (
    <>
      {flights.map((flight) => (
        <CalendarButton
          key={`${flight.flightId} ${flight.embarkDate}`}
          className={styles.button}
          flight={flight}
          policy={trip.policyNumber}
          reference={trip.bookingRef}
        />
      ))}
      <Button className={styles.button} icon={<PrintRegular />} onClick={() => window.print()}>
        <FormattedMessage id="insurance.certificate.print" />
      </Button>
      <Certificate trip={trip} flights={flights} people={people} />
    </>
  );
}
