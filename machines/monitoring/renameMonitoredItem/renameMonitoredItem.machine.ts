import { editing } from '../../kit/records/editing.ts';

export type ItemName = { friendlyName: string };

/** Renames an item of monitored data. The insurer does not allow a new value. */
export const renameMonitoredItemMachine = editing<ItemName>({
  id: 'renameMonitoredItem',
  changesTo: (known, entered) => (known?.friendlyName === entered.friendlyName ? {} : entered),
});
