import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { DeletingOutput } from '#machines/kit/records/deleting.ts';
import type { Passenger } from '#machines/passengers/addPassenger.machine.ts';
import { fullName } from '#rules/people/passengers.ts';
import { ConfirmDeletion } from '#src/wizard/dialogs/ConfirmDeletion.tsx';

import { passengerTopics } from '../PassengerDialog.tsx';
import { connectDeletePassenger } from './connectDeletePassenger.ts';

const useStyles = makeStyles({ lead: { margin: '0 0 8px' } });

type DeletePassengerProps = {
  passenger: Passenger;
  /** Renders the trips on which the passenger is insured, below their introduction. */
  tripsWith: (lead?: ReactNode) => ReactNode;
  onDone: (end: DeletingOutput) => void;
};

/**
 * Asks to confirm the deletion of a passenger by name. The insurer refuses while the passenger is on a trip; if the
 * trip is known, the question says so.
 */
export function DeletePassenger({ passenger, tripsWith, onDone }: DeletePassengerProps) {
  const styles = useStyles();
  const values = { name: fullName(passenger) };

  return (
    <ConfirmDeletion
      id={passenger.passengerId}
      provide={connectDeletePassenger}
      about={passengerTopics}
      text={(part) => `passengers.delete.${part}`}
      values={values}
      obstacle={tripsWith(
        <p className={styles.lead}>
          <FormattedMessage id="passengers.delete.insured" values={values} />
        </p>,
      )}
      uses={tripsWith()}
      onDone={onDone}
    />
  );
}
