import { useFlow } from '#src/session/flows/useFlow.ts';

import { AddPassenger, ofPassengers } from './AddPassenger.tsx';
import { provideAddPassenger } from './provideAddPassenger.ts';

/** The dialog by itself, outside any wizard. */
export default function AddPassengerHere({ onLeft }: { onLeft: () => void }) {
  const input = { newKey: () => crypto.randomUUID() };

  return <AddPassenger flow={useFlow(provideAddPassenger, { input, about: ofPassengers, onDone: onLeft })} />;
}
