import { useEffect, useEffectEvent } from 'react';

import { tellOutdated } from '#src/session/data/outdated.ts';
import { type Portal, usePortal } from '#src/session/portal.ts';

const openChannel = () => ('BroadcastChannel' in globalThis ? new BroadcastChannel('alerts') : null);

/** The lists that show alerts. */
export const alertDatasets = ['OWL_MONITORED_DATA', 'OWL_ALERTS'] as const;

/** Tells the other tabs of this browser that an alert was handled or reopened, or that one of its steps changed. */
export function announceAlertChange(alertId: string): void {
  const channel = openChannel();
  channel?.postMessage(alertId);
  channel?.close();
}

/** Reads the lists of alerts again when another tab changes an alert, and calls back with its id. */
export function useAlertChanges(onChange: (alertId: string) => void): void {
  const { app }: Pick<Portal, 'app'> = usePortal();
  const changed = useEffectEvent(onChange);

  useEffect(() => {
    const channel = openChannel();
    channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (typeof data !== 'string') return;
      tellOutdated(app, alertDatasets);
      changed(data);
    });
    return () => channel?.close();
  }, [app]);
}
