import { Button, type ButtonProps } from '@fluentui/react-components';
import { PrintRegular } from '@fluentui/react-icons';
import { FormattedMessage } from 'react-intl';

import type { FoundFlight } from '#rules/insurance/insuring.ts';
import { useTouchStyles } from '#src/ui/touchStyles.ts';
import { CalendarButton } from './CalendarButton.tsx';
import { Certificate } from './Certificate.tsx';

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

/** `leavesAt` is the latest known departure, in milliseconds since the epoch. */
export type ComingFlight = ProvenFlight & { leavesAt?: number };

export type ProofProps = {
  trip: { tripId: string; policyNumber: string; bookingRef: string | null };
  flights: readonly ProvenFlight[];
  /** Flights still to come. Defaults to all. */
  coming?: readonly ComingFlight[];
  people: readonly string[];
  appearance?: NonNullable<ButtonProps['appearance']>;
};

/** Buttons to export an insured trip: its flights to a calendar, and a printed certificate. */
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
