import type { ReactNode } from 'react';

import type { Passenger } from '#machines/passengers/addPassenger.machine.ts';
import type { DeletingOutput } from '#machines/records/deleting.ts';
import { fullName } from '#rules/people/passengers.ts';
import { ConfirmDeletion } from '#src/wizard/dialogs/ConfirmDeletion.tsx';

import { ofPassengers } from '../PassengerDialog.tsx';
import { provideDeletePassenger } from './provideDeletePassenger.ts';

type DeletePassengerProps = {
  passenger: Passenger;
  /** The trips that they are insured on. */
  trips: ReactNode;
  onDone: (end: DeletingOutput) => void;
};

/** Called by their name; not where they are on a trip. */
export function DeletePassenger({ passenger, trips, onDone }: DeletePassengerProps) {
  return (
    <ConfirmDeletion
      id={passenger.passengerId}
      provide={provideDeletePassenger}
      about={ofPassengers}
      text={(part) => `passengers.delete.${part}`}
      values={{ name: fullName(passenger) }}
      uses={trips}
      onDone={onDone}
    />
  );
}
