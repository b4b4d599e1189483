import type { Model } from '../../kit/model.ts';
import { createRefusal } from '../../kit/refusals.model.ts';
import { deleteMonitoredItemMachine } from './deleteMonitoredItem.machine.ts';

export const deleteMonitoredItemModel = {
  machine: deleteMonitoredItemMachine,
  inputs: { 'from the list': { id: 'phone-1', newKey: () => 'key-1' } },
  events: { 'deletion.confirmed': 'no payload', 'dialog.closed': 'no payload' },
  answers: {
    delete: {
      deleted: { kind: 'deleted' },
      gone: { kind: 'gone' },
      IN_USE: createRefusal('IN_USE'),
      VENDOR_ERROR: createRefusal('VENDOR_ERROR'),
    },
  },
  stateKey: () => '',
} satisfies Model<typeof deleteMonitoredItemMachine>;
