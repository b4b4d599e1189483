import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';

import type { viewCaseMachine } from '#machines/resolutions/case/viewCase.machine.ts';
import { usePortal } from '#src/session/portal.ts';

/** Tells the flow when the page becomes hidden and when it becomes visible again. */
export function useSeen(flow: ActorRefFrom<typeof viewCaseMachine>): void {
  const { clock } = usePortal();

  useEffect(() => {
    const tell = () =>
      flow.send(
        document.visibilityState === 'hidden' ? { type: 'page.hidden' } : { type: 'page.seen', at: clock.now() },
      );
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }, [flow, clock]);
}
