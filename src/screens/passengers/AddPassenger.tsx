import type { AddPassengerActor } from '#machines/passengers/addPassenger.machine.ts';
import { useFlow } from '#src/session/flows/useFlow.ts';
import { connectAddPassenger } from './connectAddPassenger.ts';
import { PassengerDialog, passengerTopics } from './PassengerDialog.tsx';

export const AddPassenger = ({ flow }: { flow: AddPassengerActor }) => (
  <PassengerDialog flow={flow} title="passengers.add.title" submit="passengers.add.submit" />
);

/** Dialog for adding a passenger outside of a wizard. */
export default function AddPassengerHere({ onLeft }: { onLeft: () => void }) {
  const input = { newKey: () => crypto.randomUUID() };

  return <AddPassenger flow={useFlow(connectAddPassenger, { input, about: passengerTopics, onDone: onLeft })} />;
}
