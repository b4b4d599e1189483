import { refusedFor, refusedWith } from '../../answers.model.ts';
import type { Model } from '../../model.ts';
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
      FAILED_VALIDATION: refusedFor('surname', 'invalid'),
      MISSING_PHONE_NUMBER: refusedFor('mobilePhoneNumber', 'MISSING_PHONE_NUMBER'),
      PHONE_NUMBER_EXISTS: refusedFor('mobilePhoneNumber', 'PHONE_NUMBER_EXISTS'),
      PHONE_NUMBER_NOT_INTERNATIONAL: refusedFor('mobilePhoneNumber', 'PHONE_NUMBER_NOT_INTERNATIONAL'),
      INVALID_USER_DETAILS: refusedWith('INVALID_USER_DETAILS'),
      USER_NOT_FOUND: refusedWith('USER_NOT_FOUND'),
    },
  },
  stateKey: ({ isSure }) => (isSure ? '' : 'unsure'),
} satisfies Model<typeof editProfileMachine>;
