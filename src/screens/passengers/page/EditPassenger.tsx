import type { EditPassengerOutput } from '#machines/passengers/editPassenger.machine.ts';
import type { Passenger } from '#machines/passengers/passenger.ts';
import { useFlow } from '#src/session/flows/useFlow.ts';

import { ofPassengers, PassengerDialog } from '../PassengerDialog.tsx';
import { provideEditPassenger } from './provideEditPassenger.ts';

type EditPassengerProps = { passenger: Passenger; isFresh: boolean; onDone: (end: EditPassengerOutput) => void };

/** What is otherwise about somebody now. */
export function EditPassenger({ passenger, isFresh, onDone }: EditPassengerProps) {
  const input = { passenger, isFresh, newKey: () => crypto.randomUUID() };
  const flow = useFlow(provideEditPassenger, { input, about: ofPassengers, onDone });

  return (
    <PassengerDialog flow={flow} title="passengers.edit.title" submit="passengers.edit.submit" known={passenger} />
  );
}
