import { Button, type ButtonProps } from '@fluentui/react-components';
import { PrintRegular } from '@fluentui/react-icons';
import { FormattedMessage } from 'react-intl';

import type { FoundFlight } from '#rules/insurance/insuring.ts';
import { useTouchStyles } from '#src/ui/touchStyles.ts';
import { CalendarButton } from './CalendarButton.tsx';
import { Certificate } from './Certificate.tsx';

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

/** `leavesAt`: by what is known by now, in milliseconds since the epoch. */
export type ComingFlight = ProvenFlight & { leavesAt?: number };

export type ProofProps = {
  trip: { tripId: string; policyNumber: string; bookingRef: string | null };
  flights: readonly ProvenFlight[];
  /** Of them, those that are still to be flown; all of them unless it says otherwise. */
  coming?: readonly ComingFlight[];
  people: readonly string[];
  /** Of its buttons. */
  appearance?: NonNullable<ButtonProps['appearance']>;
};

/** What to take along of an insured trip: its flights for a calendar, and a certificate on paper. */
export function Proof({ trip, flights, coming = flights, people, appearance = 'secondary' }: ProofProps) {
  const touch = useTouchStyles();

  return (
    <>
      <CalendarButton
        className={touch.target}
        appearance={appearance}
        flights={coming}
        policy={trip.policyNumber}
        reference={trip.bookingRef}
      />
      <Button className={touch.target} appearance={appearance} icon={<PrintRegular />} onClick={() => window.print()}>
        <FormattedMessage id="insurance.certificate.print" />
      </Button>
      <Certificate trip={trip} flights={flights} people={people} />
    </>
  );
}
