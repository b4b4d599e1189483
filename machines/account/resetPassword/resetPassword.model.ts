import type { Model } from '../../kit/model.ts';
import { createFieldRefusal, createRefusal } from '../../kit/refusals.model.ts';
import { resetPasswordMachine } from './resetPassword.machine.ts';

export const resetPasswordModel = {
  machine: resetPasswordMachine,
  inputs: { 'by a link': { code: 'session.secret' }, 'without a code': { code: null } },
  events: { 'password.chosen': { 'a good one': { password: 'Harbour-4-Lanterns' } } },
  answers: {
    resetPassword: {
      reset: { kind: 'reset' },
      EXPIRED_CODE: createFieldRefusal('code', 'EXPIRED_CODE'),
      INVALID_CODE: createFieldRefusal('code', 'INVALID_CODE'),
      TOO_MANY_ATTEMPTS: createFieldRefusal('code', 'TOO_MANY_ATTEMPTS'),
      CODE_NOT_FOUND: createRefusal('CODE_NOT_FOUND'),
      INVALID_PASSWORD: createFieldRefusal('password', 'INVALID_PASSWORD'),
      GENERAL_400: createRefusal('GENERAL_400'),
      VENDOR_ERROR: createRefusal('VENDOR_ERROR'),
    },
  },
  stateKey: ({ code, isUnheard }) => (code === null ? 'no code' : isUnheard ? 'unheard' : ''),
} satisfies Model<typeof resetPasswordMachine>;
