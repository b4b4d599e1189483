import { useActorRef } from '@xstate/react';
import { useState } from 'react';

import { usePortal } from '#src/session/portal.ts';

import { AddPassenger } from './AddPassenger.tsx';
import { addPassengerIn } from './addPassengerIn.ts';

/** The dialog by itself, outside any wizard. */
export default function AddPassengerHere({ onLeft }: { onLeft: () => void }) {
  const portal = usePortal();
  const [machine] = useState(() => addPassengerIn(portal));
  const flow = useActorRef(machine, { input: { newKey: () => crypto.randomUUID() } }, ({ status }) =>
    status === 'done' ? onLeft() : undefined,
  );

  return <AddPassenger flow={flow} />;
}
