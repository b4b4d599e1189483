import type { Model } from '../kit/model.ts';
import { createFieldRefusal, createRefusal } from '../kit/refusals.model.ts';
import { editPassengerMachine } from './editPassenger.machine.ts';

export const ben = { name: 'Ben', surname: 'Berg', mobilePhoneNumber: '' };
const renamed = { ...ben, surname: 'Holm' };

export const editPassengerModel = {
  machine: editPassengerMachine,
  inputs: { 'from the list': { id: 'ben', known: ben, isFresh: true, newKey: () => 'key-1' } },
  events: {
    'details.entered': { 'with another surname': { details: renamed }, 'as before': { details: ben } },
    'dialog.closed': 'no payload',
  },
  answers: {
    edit: {
      edited: { kind: 'edited' },
      MISSING_PHONE_NUMBER: createFieldRefusal('mobilePhoneNumber', 'MISSING_PHONE_NUMBER'),
      PASSENGER_NOT_FOUND: createRefusal('PASSENGER_NOT_FOUND'),
      DUPLICATE_PASSENGER: createRefusal('DUPLICATE_PASSENGER'),
      PHONE_NUMBER_NOT_INTERNATIONAL: createRefusal('PHONE_NUMBER_NOT_INTERNATIONAL'),
    },
  },
  stateKey: ({ isSure }) => (isSure ? '' : 'unsure'),
} satisfies Model<typeof editPassengerMachine>;
