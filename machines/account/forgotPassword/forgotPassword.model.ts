import type { Model } from '../../kit/model.ts';
import { createFieldRefusal, createRefusal } from '../../kit/refusals.model.ts';
import { forgotPasswordMachine } from './forgotPassword.machine.ts';

export const forgotPasswordModel = {
  machine: forgotPasswordMachine,
  inputs: { 'on its page': undefined },
  events: { 'address.given': { anna: { emailAddress: 'anna@sky.test' } } },
  answers: {
    requestLink: {
      sent: { kind: 'sent' },
      ACCOUNT_NOT_FOUND: createRefusal('ACCOUNT_NOT_FOUND'),
      'INVALID_PARAMS of the address': createFieldRefusal('emailAddress', 'invalid'),
    },
  },
  stateKey: () => '',
} satisfies Model<typeof forgotPasswordMachine>;
