import type { Model } from '../../kit/model.ts';
import { createRefusal } from '../../kit/refusals.model.ts';
import { cancelItemMachine } from './cancelItem.machine.ts';

export const cancelItemModel = {
  machine: cancelItemMachine,
  inputs: { 'from the list': { id: 'warehouse', newKey: () => 'key-1' } },
  events: {
    'cancellation.requested': 'no payload',
    'cancellation.confirmed': 'no payload',
    'cancellation.declined': 'no payload',
    'insurance.missed': 'no payload',
    'dialog.closed': 'no payload',
  },
  answers: {
    cancel: {
      cancelled: { kind: 'cancelled' },
      gone: { kind: 'gone' },
      IN_USE: createRefusal('IN_USE'),
      GENERAL_400: createRefusal('GENERAL_400'),
    },
  },
  stateKey: ({ isUnsure }) => (isUnsure ? 'unsure' : ''),
} satisfies Model<typeof cancelItemMachine>;
