import { refusedFor, refusedWith } from '../../answers.model.ts';
import type { Model } from '../../model.ts';
import { resetPasswordMachine } from './resetPassword.machine.ts';

export const resetPasswordModel = {
  machine: resetPasswordMachine,
  inputs: { 'by a link': { code: 'session.secret' }, 'without a code': { code: null } },
  events: { 'password.chosen': { 'a good one': { password: 'Harbour-4-Lanterns' } } },
  answers: {
    resetPassword: {
      reset: { kind: 'reset' },
      EXPIRED_CODE: refusedFor('code', 'EXPIRED_CODE'),
      INVALID_CODE: refusedFor('code', 'INVALID_CODE'),
      TOO_MANY_ATTEMPTS: refusedFor('code', 'TOO_MANY_ATTEMPTS'),
      CODE_NOT_FOUND: refusedWith('CODE_NOT_FOUND'),
      INVALID_PASSWORD: refusedFor('password', 'INVALID_PASSWORD'),
      GENERAL_400: refusedWith('GENERAL_400'),
      VENDOR_ERROR: refusedWith('VENDOR_ERROR'),
    },
  },
  stateKey: ({ code, isUnheard }) => (code === null ? 'no code' : isUnheard ? 'unheard' : ''),
} satisfies Model<typeof resetPasswordMachine>;
