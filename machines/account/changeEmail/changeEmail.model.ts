import type { Model } from '../../kit/model.ts';
import { createFieldRefusal, createRefusal } from '../../kit/refusals.model.ts';
import { changeEmailMachine } from './changeEmail.machine.ts';

export const known = { emailAddress: 'anna@sky.test', language: 'EN' };

export const changeEmailModel = {
  machine: changeEmailMachine,
  inputs: { 'from the account page': { id: 'anna', known, isFresh: true, newKey: () => 'key-1' } },
  events: {
    'details.entered': {
      'with another address': { details: { ...known, emailAddress: 'anna.berg@sky.test' } },
      'as before': { details: known },
    },
    'dialog.closed': 'no payload',
  },
  answers: {
    edit: {
      edited: { kind: 'edited' },
      FAILED_VALIDATION: createFieldRefusal('emailAddress', 'invalid'),
      EMAIL_ALREADY_USED: createFieldRefusal('emailAddress', 'EMAIL_ALREADY_USED'),
      MISSING_LOCALE: createRefusal('MISSING_LOCALE'),
      USER_NOT_FOUND: createRefusal('USER_NOT_FOUND'),
    },
  },
  stateKey: ({ isSure }) => (isSure ? '' : 'unsure'),
} satisfies Model<typeof changeEmailMachine>;
