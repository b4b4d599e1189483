import { useActorRef } from '@xstate/react';
import { useState } from 'react';

import type { Matter } from '#machines/app/notifier.machine.ts';
import { usePortal } from '#src/session/portal.ts';
import { useNoticesOf } from '#src/session/useNoticesOf.ts';

import { AddPassenger } from './AddPassenger.tsx';
import { addPassengerIn } from './addPassengerIn.ts';

const matters: Matter[] = ['passenger'];

/** The dialog by itself, outside any wizard. */
export default function AddPassengerHere({ onLeft }: { onLeft: () => void }) {
  const portal = usePortal();
  const [machine] = useState(() => addPassengerIn(portal));
  const flow = useActorRef(machine, { input: { newKey: () => crypto.randomUUID() } }, ({ status }) =>
    status === 'done' ? onLeft() : undefined,
  );

  useNoticesOf(flow, matters);

  return <AddPassenger flow={flow} />;
}
