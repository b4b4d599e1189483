import type { EditingOutput } from '#machines/kit/records/editing.ts';
import type { Passenger } from '#machines/passengers/addPassenger.machine.ts';
import { useFlow } from '#src/session/flows/useFlow.ts';

import { PassengerDialog, passengerTopics } from '../PassengerDialog.tsx';
import { connectEditPassenger } from './connectEditPassenger.ts';

type EditPassengerProps = { passenger: Passenger; isFresh: boolean; onDone: (end: EditingOutput) => void };

export function EditPassenger({ passenger, isFresh, onDone }: EditPassengerProps) {
  const { passengerId, ...known } = passenger;
  const input = { id: passengerId, known, isFresh, newKey: () => crypto.randomUUID() };
  const flow = useFlow(connectEditPassenger, { input, about: passengerTopics, onDone });

  return <PassengerDialog flow={flow} title="passengers.edit.title" submit="passengers.edit.submit" known={known} />;
}
