import { useSelector } from '@xstate/react';

import { waitingMachine } from '#machines/wizard/waiting.machine.ts';
import { useFlow } from '#src/session/flows/useFlow.ts';
import { useApp } from '#src/session/portal.ts';

/** What of the page may be on its way still for the first time; nothing after three seconds. */
export function useComing(): 'page' | 'data' | undefined {
  const load = useApp(({ children }) => children.dataLoad);
  const isComplete = useSelector(load, (state) => state?.matches('complete') ?? false);
  const waiting = useFlow(() => waitingMachine, { input: undefined });
  const isShort = useSelector(waiting, (state) => state.matches('short'));
  if (!isShort) return undefined;

  return isComplete ? 'page' : 'data';
}
