import type { Matter } from '#machines/app/notifier.machine.ts';
import { useFlow } from '#src/session/flows/useFlow.ts';

import { AddPassenger } from './AddPassenger.tsx';
import { provideAddPassenger } from './provideAddPassenger.ts';

const about: Matter[] = ['passenger'];

/** The dialog by itself, outside any wizard. */
export default function AddPassengerHere({ onLeft }: { onLeft: () => void }) {
  const input = { newKey: () => crypto.randomUUID() };

  return <AddPassenger flow={useFlow(provideAddPassenger, { input, about, onDone: onLeft })} />;
}
