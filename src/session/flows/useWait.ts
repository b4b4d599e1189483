import { useSelector } from '@xstate/react';

import { waitingMachine } from '#machines/wizard/waiting.machine.ts';

import { useFlow } from './useFlow.ts';

/** How long an answer has been waited for, for as long as a component is there: `short`, `long` (3 s), then `tooLong` (10 s). */
export function useWait() {
  const waiting = useFlow(() => waitingMachine, { input: undefined });
  return useSelector(waiting, ({ value }) => value);
}
