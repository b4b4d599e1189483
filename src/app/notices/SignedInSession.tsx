import { useEffect } from 'react';

import * as slices from '#src/lib/browser/slices.ts';
import { offerSession } from '#src/session/handOver.ts';
import { useApp, usePortal } from '#src/session/portal.ts';

import { useScrollPosition } from '../shell/useScrollPosition.ts';
import SessionWarning from './SessionWarning.tsx';

/** Accompanies a session on every page: offers it to new tabs, warns before it ends, and keeps scroll positions. */
export default function SignedInSession() {
  const { tab } = usePortal();
  const session = useApp(({ context }) => context.session);
  useScrollPosition();

  useEffect(() => (session ? offerSession(session, () => tab.read(slices.accessToken)) : undefined), [session, tab]);

  return <SessionWarning />;
}
