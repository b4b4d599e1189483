import { useSelector } from '@xstate/react';
import { type RefObject, useEffect } from 'react';

import { getSessionDeadline } from '#machines/session/session.machine.ts';
import { isFramed } from '#src/lib/browser/frame.ts';
import { useApp, usePortal } from '#src/session/portal.ts';

import { useTellHost } from './useTellHost.tsx';
import { watchLayout } from './watchLayout.ts';
import { watchVisiblePart } from './watchVisiblePart.ts';

/** Tells the host about height, readiness and the coming end of the session, and follows what the screen shows of the frame. */
export function useFrameReports(content: RefObject<HTMLElement | null>): void {
  const { app } = usePortal();
  const tell = useTellHost();
  const session = useApp(({ children }) => children.session);
  const endsAt = useSelector(session, (state) =>
    state?.matches({ signedIn: { open: 'warned' } }) ? getSessionDeadline(state) : null,
  );

  useEffect(() => {
    if (!content.current || !isFramed()) return undefined;
    let isReady = false;
    const stopLayout = watchLayout(content.current, {
      onHeight: (height) => tell({ type: 'height', height }),
      onSettled: () => {
        if (isReady || !app.getSnapshot().matches({ running: { area: 'user' } })) return;
        isReady = true;
        tell({ type: 'ready' });
      },
    });
    const stopVisiblePart = watchVisiblePart();
    return () => {
      stopLayout();
      stopVisiblePart();
    };
  }, [app, content, tell]);

  useEffect(() => {
    if (endsAt !== null) tell({ type: 'session-ending', endsAt: new Date(endsAt).toISOString() });
  }, [endsAt, tell]);
}
