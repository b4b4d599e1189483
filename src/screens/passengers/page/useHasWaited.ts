import { useSelector } from '@xstate/react';
import { useState } from 'react';

import { waitingMachine } from '#machines/kit/wizard/waiting.machine.ts';
import type { DatasetName } from '#rules/datasets.ts';
import { useArrivals } from '#src/session/data/useArrivals.ts';
import { useFlow } from '#src/session/flows/useFlow.ts';

/** Returns true once a dataset has arrived, failed or taken long. Stays true from then on. */
export function useHasWaited(name: DatasetName): boolean {
  const hasCome = useArrivals()(name);
  const waiting = useFlow(() => waitingMachine, { input: undefined });
  const isLong = useSelector(waiting, (state) => !state.matches('short'));
  const [isOver, setOver] = useState(false);
  if (!isOver && (hasCome || isLong)) setOver(true);

  return isOver || hasCome || isLong;
}
