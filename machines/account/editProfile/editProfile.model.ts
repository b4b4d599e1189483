import type { Model } from '../../kit/model.ts';
import { createFieldRefusal, createRefusal } from '../../kit/refusals.model.ts';
import { editProfileMachine } from './editProfile.machine.ts';

export const anna = {
  firstName: 'Anna',
  surname: 'Berg',
  mobilePhoneNumber: '+15550100001',
  language: 'EN',
  nationality: '',
};

export const editProfileModel = {
  machine: editProfileMachine,
  inputs: { 'from the account page': { id: 'anna', known: anna, isFresh: true, newKey: () => 'key-1' } },
  events: {
    'details.entered': {
      'with another surname': { details: { ...anna, surname: 'Holm' } },
      'as before': { details: anna },
    },
    'dialog.closed': 'no payload',
  },
  answers: {
    edit: {
      edited: { kind: 'edited' },
      FAILED_VALIDATION: createFieldRefusal('surname', 'invalid'),
      MISSING_PHONE_NUMBER: createFieldRefusal('mobilePhoneNumber', 'MISSING_PHONE_NUMBER'),
      PHONE_NUMBER_EXISTS: createFieldRefusal('mobilePhoneNumber', 'PHONE_NUMBER_EXISTS'),
      PHONE_NUMBER_NOT_INTERNATIONAL: createFieldRefusal('mobilePhoneNumber', 'PHONE_NUMBER_NOT_INTERNATIONAL'),
      INVALID_USER_DETAILS: createRefusal('INVALID_USER_DETAILS'),
      USER_NOT_FOUND: createRefusal('USER_NOT_FOUND'),
    },
  },
  stateKey: ({ isSure }) => (isSure ? '' : 'unsure'),
} satisfies Model<typeof editProfileMachine>;
