import { deleting } from '../../kit/records/deleting.ts';

/** Stops monitoring an item, unless an alert about it is open. */
export const deleteMonitoredItemMachine = deleting({ id: 'deleteMonitoredItem', inUse: 'IN_USE' });
