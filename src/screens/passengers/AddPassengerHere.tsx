import { useFlow } from '#src/session/flows/useFlow.ts';

import { AddPassenger } from './AddPassenger.tsx';
import { ofPassengers } from './PassengerDialog.tsx';
import { provideAddPassenger } from './provideAddPassenger.ts';

/** The dialog by itself, outside any wizard. */
export default function AddPassengerHere({ onLeft }: { onLeft: () => void }) {
  const input = { newKey: () => crypto.randomUUID() };

  return <AddPassenger flow={useFlow(provideAddPassenger, { input, about: ofPassengers, onDone: onLeft })} />;
}
