import { useEffect } from 'react';

import { getSessionDeadline, type SessionActor } from '#machines/session/session.machine.ts';
import { tell } from '#src/lib/tell.ts';
import { followClock } from '#src/session/followClock.ts';
import { useApp, usePortal } from '#src/session/portal.ts';

/** Follows the clock of a sandbox. Guests follow it, too: a session that started by another clock could be over at once. */
export default function SandboxClock({ address }: { address: string }) {
  const { app, clock } = usePortal();
  const session = useApp(({ context }) => context.session);

  useEffect(() => {
    const actor = app.getSnapshot().children.session as SessionActor | undefined;
    return followClock({
      address,
      clock,
      deadline: session && actor ? getSessionDeadline(actor.getSnapshot()) : null,
      woke: () => tell(app, 'session', { type: 'page.woke', at: clock.now() }),
    });
  }, [app, clock, session, address]);

  return null;
}
