import { countOpenAlerts } from '#rules/monitoring/openAlerts.ts';
import { useDeletedIds } from '#src/session/data/deleted.ts';
import { useDataset } from '#src/session/data/useDataset.tsx';
import type { Reading } from '#src/ui/data/reading.ts';

import type { MonitoredType } from './WatchedItem.tsx';

/**
 * Returns the types of monitored data with their items, types with open alerts first. Items deleted since the last
 * refresh are left out.
 */
export function useMonitoredTypes(): Reading<readonly MonitoredType[]> {
  const { data, ...reading } = useDataset('OWL_MONITORED_DATA');
  const deleted = useDeletedIds();
  const types = data?.subscriptions.subscriptions
    .map((type) => ({ ...type, items: type.items.filter(({ id }) => !deleted.has(id)) }))
    .sort((one, other) => Number(countOpenAlerts([other]) > 0) - Number(countOpenAlerts([one]) > 0));

  return { ...reading, data: types ?? null };
}
