import { deleting } from '../../records/deleting.ts';

/** Stops watching an item of monitored data, unless an alert about it is open. */
export const deleteMonitoredItemMachine = deleting({ id: 'deleteMonitoredItem', inUse: 'IN_USE' });
