import type { Model } from '../../kit/model.ts';
import { createFieldRefusal, createRefusal } from '../../kit/refusals.model.ts';
import { guitar, lostGuitar } from '../bag.model.ts';
import { addBagMachine } from './addBag.machine.ts';

export const addBagModel = {
  machine: addBagMachine,
  inputs: { 'from the list': { newKey: () => 'key-1' } },
  events: { 'details.entered': { 'a guitar': { details: guitar } }, 'dialog.closed': 'no payload' },
  answers: {
    add: {
      added: { kind: 'added', added: lostGuitar },
      FAILED_VALIDATION: createFieldRefusal('pir', 'invalid'),
      DUPLICATE_ENTRY: createRefusal('DUPLICATE_ENTRY'),
      FLIGHT_NOT_FOUND: createRefusal('FLIGHT_NOT_FOUND'),
    },
  },
  stateKey: () => '',
} satisfies Model<typeof addBagMachine>;
