import type { Model } from '../../kit/model.ts';
import { createFieldRefusal, createRefusal } from '../../kit/refusals.model.ts';
import { editItemMachine } from './editItem.machine.ts';

/** Matches an item of berta@harvest.test in the sandbox. */
export const bakeryDetails = { name: 'Bakery', address: '19 Mill Lane, Leeds' };
const moved = { ...bakeryDetails, address: '21 Mill Lane, Leeds' };

export const editItemModel = {
  machine: editItemMachine,
  inputs: { 'from the list': { id: 'bakery', known: bakeryDetails, isFresh: true, newKey: () => 'key-1' } },
  events: {
    'details.entered': { 'with another address': { details: moved }, 'as before': { details: bakeryDetails } },
    'dialog.closed': 'no payload',
  },
  answers: {
    edit: {
      edited: { kind: 'edited' },
      FAILED_VALIDATION: createFieldRefusal('address', 'invalid'),
      gone: { kind: 'gone' },
      GENERAL_400: createRefusal('GENERAL_400'),
    },
  },
  stateKey: ({ isSure }) => (isSure ? '' : 'unsure'),
} satisfies Model<typeof editItemMachine>;
