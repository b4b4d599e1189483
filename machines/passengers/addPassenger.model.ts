import type { Model } from '../kit/model.ts';
import { createFieldRefusal, createRefusal } from '../kit/refusals.model.ts';
import { addPassengerMachine } from './addPassenger.machine.ts';

export const frida = { name: 'Frida', surname: 'Holm', mobilePhoneNumber: '+15550100009' };

export const addPassengerModel = {
  machine: addPassengerMachine,
  inputs: { 'from a dialog': { newKey: () => 'key-1' } },
  events: { 'details.entered': { Frida: { details: frida } }, 'dialog.closed': 'no payload' },
  answers: {
    add: {
      added: { kind: 'added', added: { passengerId: 'frida', ...frida } },
      MISSING_PHONE_NUMBER: createFieldRefusal('mobilePhoneNumber', 'MISSING_PHONE_NUMBER'),
      DUPLICATE_PASSENGER: createRefusal('DUPLICATE_PASSENGER'),
      MAX_ACCOUNT_PASSENGERS_EXCEEDED: createRefusal('MAX_ACCOUNT_PASSENGERS_EXCEEDED'),
      PHONE_NUMBER_NOT_INTERNATIONAL: createRefusal('PHONE_NUMBER_NOT_INTERNATIONAL'),
    },
  },
  stateKey: () => '',
} satisfies Model<typeof addPassengerMachine>;
