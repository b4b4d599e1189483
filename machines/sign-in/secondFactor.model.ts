import type { Model } from '../kit/model.ts';
import { createFieldRefusal, createRefusal } from '../kit/refusals.model.ts';
import { signedInAnswer } from './answers.model.ts';
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
      'signed in': signedInAnswer,
      MFA_INVALID_CODE: createRefusal('MFA_INVALID_CODE'),
      'INVALID_PARAMS of the code': createFieldRefusal('code', 'invalid'),
      MFA_SESSION_EXPIRED: createRefusal('MFA_SESSION_EXPIRED'),
      MFA_INVALID_USER: createRefusal('MFA_INVALID_USER'),
    },
  },
  stateKey: () => '',
} satisfies Model<typeof secondFactorMachine>;
