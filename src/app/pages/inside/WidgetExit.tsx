import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';

import type { EndReason } from '#machines/session/session.setup.ts';
import type { PortalMessage } from '#schema/frames.ts';

import { useTellHost } from '#src/app/widgets/useTellHost.tsx';
import styles from '../plainPage.module.css';

type Ended = Extract<PortalMessage, { type: 'session-ended' }>['reason'];

const reasons: Record<EndReason, Ended> = {
  timeout: 'timeout',
  unauthorized: 'unauthorized',
  forced: 'unauthorized',
  relogin: 'signed-out',
  renewed: 'signed-out',
  logout: 'signed-out',
  elsewhere: 'signed-out',
};

/**
 * Shown after the end of a widget's session: a single line, because the frame may be small. Tells the host why it
 * ended.
 */
export default function WidgetExit() {
  const tell = useTellHost();
  const { state }: { state: { ended?: EndReason } | null } = useLocation();
  const ended = state?.ended;
  useEffect(() => {
    if (ended) tell({ type: 'session-ended', reason: reasons[ended] });
  }, [ended, tell]);

  return (
    <main className={styles.page}>
      <p className={styles.text}>
        <FormattedMessage id="app.unauthorised" />
      </p>
    </main>
  );
}
