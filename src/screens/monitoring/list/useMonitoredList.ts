import { useEffect } from 'react';
import type { MonitoredListActor } from '#machines/monitoring/monitoredList/monitoredList.machine.ts';
import type { DatasetActor } from '#machines/session/data/dataset.machine.ts';
import { staleMs } from '#rules/datasets.ts';
import { useFlow } from '#src/session/flows/useFlow.ts';
import { type Portal, usePortal } from '#src/session/portal.ts';

import { connectMonitoredList } from './connectMonitoredList.ts';

/** Refreshes the list of monitored data while its component is mounted and the page is visible. */
export function useMonitoredList(): MonitoredListActor {
  const portal = usePortal();
  const input = { isOld: isOld(portal), isHidden: document.visibilityState === 'hidden', random: Math.random };
  const flow = useFlow(connectMonitoredList, { input });

  useEffect(() => {
    const tell = () => flow.send({ type: document.visibilityState === 'hidden' ? 'page.hidden' : 'page.seen' });
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }, [flow]);

  return flow;
}

/** Returns whether the list is old enough to be refreshed at once. */
function isOld({ app, clock }: Portal): boolean {
  const load = app.getSnapshot().children.dataLoad?.getSnapshot();
  const dataset = load?.children.OWL_MONITORED_DATA as DatasetActor | undefined;
  const loadedAt = dataset?.getSnapshot().context.loadedAt ?? 0;
  return loadedAt > 0 && clock.now() - loadedAt > staleMs;
}
