import { refusedFor, refusedWith } from '../answers.model.ts';
import type { Model } from '../model.ts';
import { addPassengerMachine } from './addPassenger.machine.ts';

export const frida = { name: 'Frida', surname: 'Holm', mobilePhoneNumber: '+15550100009' };

export const addPassengerModel = {
  machine: addPassengerMachine,
  inputs: { 'from a dialog': { newKey: () => 'key-1' } },
  events: { 'details.entered': { Frida: { details: frida } }, 'dialog.closed': 'no payload' },
  answers: {
    add: {
      added: { kind: 'added', added: { passengerId: 'frida', ...frida } },
      MISSING_PHONE_NUMBER: refusedFor('mobilePhoneNumber', 'MISSING_PHONE_NUMBER'),
      DUPLICATE_PASSENGER: refusedWith('DUPLICATE_PASSENGER'),
      MAX_ACCOUNT_PASSENGERS_EXCEEDED: refusedWith('MAX_ACCOUNT_PASSENGERS_EXCEEDED'),
      PHONE_NUMBER_NOT_INTERNATIONAL: refusedWith('PHONE_NUMBER_NOT_INTERNATIONAL'),
    },
  },
  stateKey: () => '',
} satisfies Model<typeof addPassengerMachine>;
