import { Button } from '@fluentui/react-components';
import { PrintRegular } from '@fluentui/react-icons';
import { FormattedMessage } from 'react-intl';
import { useTouchStyles } from '#src/ui/touchStyles.ts';
import { CalendarButton } from './CalendarButton.tsx';
import { Certificate } from './Certificate.tsx';
import type { ProofProps } from './proof.props.ts';

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
