import { useDeletedIds } from '#src/session/data/deleted.ts';
import { useDataset } from '#src/session/data/useDataset.tsx';
import type { Reading } from '#src/ui/data/reading.ts';

import type { MonitoredType } from './WatchedItem.tsx';

/** Returns the types of monitored data with their items, without those that were removed since the list was read. */
export function useMonitoredTypes(): Reading<readonly MonitoredType[]> {
  const { data, ...reading } = useDataset('OWL_MONITORED_DATA');
  const deleted = useDeletedIds();
  const types = data?.subscriptions.subscriptions.map((type) => ({
    ...type,
    items: type.items.filter(({ id }) => !deleted.has(id)),
  }));

  return { ...reading, data: types ?? null };
}
