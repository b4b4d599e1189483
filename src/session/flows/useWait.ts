import { useSelector } from '@xstate/react';

import { waitingMachine } from '#machines/kit/wizard/waiting.machine.ts';

import { useFlow } from './useFlow.ts';

/** Returns the state of a wait while the component is mounted: `short`, `long` (3 s), then `tooLong` (10 s). */
export function useWait() {
  const waiting = useFlow(() => waitingMachine, { input: undefined });
  return useSelector(waiting, ({ value }) => value);
}
