import { useEffect } from 'react';

import { deadlineOf, type SessionActor } from '#machines/session/session.machine.ts';
import * as slices from '#src/lib/browser/slices.ts';
import { tell } from '#src/lib/tell.ts';
import { followClock } from '#src/session/followClock.ts';
import { offerSession } from '#src/session/handOver.ts';
import { useApp, usePortal } from '#src/session/portal.ts';

import { useScrollPosition } from '../shell/useScrollPosition.ts';
import SessionWarning from './SessionWarning.tsx';

/** Accompanies a session on every page: offers it to new tabs, warns before it ends, and keeps scroll positions. */
export default function SignedInSession() {
  const { app, clock, tab } = usePortal();
  const session = useApp(({ context }) => context.session);
  const address = useApp(({ context }) => context.client?.clock);
  useScrollPosition();

  useEffect(() => (session ? offerSession(session, () => tab.read(slices.accessToken)) : undefined), [session, tab]);
  useEffect(() => {
    const actor = app.getSnapshot().children.session as SessionActor | undefined;
    if (!address || !session || !actor) return undefined;
    const deadline = deadlineOf(actor.getSnapshot());
    return followClock({
      address,
      clock,
      deadline,
      woke: () => tell(app, 'session', { type: 'page.woke', at: clock.now() }),
    });
  }, [app, clock, session, address]);

  return <SessionWarning />;
}
