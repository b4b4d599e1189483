import { useEffect, useEffectEvent } from 'react';
import { is, object, string } from 'superstruct';

import { tellOutdated } from '#src/session/data/outdated.ts';
import { type Portal, usePortal } from '#src/session/portal.ts';

/** Distinguishes this tab's own messages: a channel also hears the other channels of its tab. */
const thisTab = crypto.randomUUID();

const openChannel = () => ('BroadcastChannel' in globalThis ? new BroadcastChannel('alerts') : null);

const AlertChange = object({ from: string(), alertId: string() });

export const alertDatasets = ['OWL_MONITORED_DATA', 'OWL_ALERTS'] as const;

/** Tells the other tabs of this browser that an alert was handled or reopened, or that one of its steps changed. */
export function announceAlertChange(alertId: string): void {
  const channel = openChannel();
  channel?.postMessage({ from: thisTab, alertId });
  channel?.close();
}

/** Refreshes the lists of alerts when another tab changes an alert, and calls back with its id. */
export function useAlertChanges(onChange: (alertId: string) => void): void {
  const { app }: Pick<Portal, 'app'> = usePortal();
  const changed = useEffectEvent(onChange);

  useEffect(() => {
    const channel = openChannel();
    channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (!is(data, AlertChange) || data.from === thisTab) return;
      tellOutdated(app, alertDatasets);
      changed(data.alertId);
    });
    return () => channel?.close();
  }, [app]);
}
