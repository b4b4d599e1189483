import { refusedFor, refusedWith } from '../answers.model.ts';
import type { Model } from '../model.ts';
import { signedIn } from './answers.model.ts';
import { secondFactorMachine } from './secondFactor.machine.ts';

export const secondFactorModel = {
  machine: secondFactorMachine,
  inputs: { 'after the password': { userId: 'anna', session: 'mfa-1' } },
  events: {
    'code.given': { '123456': { code: '123456' } },
    'signIn.restarted': 'no payload',
  },
  answers: {
    confirmSecondFactor: {
      'signed in': signedIn,
      MFA_INVALID_CODE: refusedWith('MFA_INVALID_CODE'),
      'INVALID_PARAMS of the code': refusedFor('code', 'invalid'),
      MFA_SESSION_EXPIRED: refusedWith('MFA_SESSION_EXPIRED'),
      MFA_INVALID_USER: refusedWith('MFA_INVALID_USER'),
    },
  },
  stateKey: () => '',
} satisfies Model<typeof secondFactorMachine>;
