import type { Model } from '../../kit/model.ts';
import { createFieldRefusal, createRefusal } from '../../kit/refusals.model.ts';
import { type ItemName, renameMonitoredItemMachine } from './renameMonitoredItem.machine.ts';

export const known: ItemName = { friendlyName: 'Newsletters' };

export const renameMonitoredItemModel = {
  machine: renameMonitoredItemMachine,
  inputs: { 'from the list': { id: 'phone-1', known, isFresh: true, newKey: () => 'key-1' } },
  events: {
    'details.entered': {
      'a new name': { details: { friendlyName: 'Private phone' } },
      'as before': { details: known },
    },
    'dialog.closed': 'no payload',
  },
  answers: {
    edit: {
      edited: { kind: 'edited' },
      gone: { kind: 'gone' },
      FAILED_VALIDATION: createFieldRefusal('friendlyName', 'invalid'),
      VENDOR_ERROR: createRefusal('VENDOR_ERROR'),
    },
  },
  stateKey: ({ isSure }) => (isSure ? '' : 'unsure'),
} satisfies Model<typeof renameMonitoredItemMachine>;
