import type { Model } from '../kit/model.ts';
import { createRefusal } from '../kit/refusals.model.ts';
import { deletePassengerMachine } from './deletePassenger.machine.ts';

export const deletePassengerModel = {
  machine: deletePassengerMachine,
  inputs: { 'from the list': { id: 'ben', newKey: () => 'key-1' } },
  events: { 'deletion.confirmed': 'no payload', 'dialog.closed': 'no payload' },
  answers: {
    delete: {
      deleted: { kind: 'deleted' },
      PASSENGER_NOT_FOUND: createRefusal('PASSENGER_NOT_FOUND'),
      IN_USE: createRefusal('IN_USE'),
      VENDOR_ERROR: createRefusal('VENDOR_ERROR'),
    },
  },
  stateKey: () => '',
} satisfies Model<typeof deletePassengerMachine>;
