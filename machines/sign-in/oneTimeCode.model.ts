import { refusedFor, refusedWith } from '../answers.model.ts';
import type { Model } from '../model.ts';
import { secondFactorWanted, signedIn } from './answers.model.ts';
import { oneTimeCodeMachine } from './oneTimeCode.machine.ts';

export const oneTimeCodeModel = {
  machine: oneTimeCodeMachine,
  inputs: { 'on the sign-in page': undefined },
  events: {
    'identifier.given': { anna: { identifier: 'anna@sky.test' } },
    'identifier.reopened': 'no payload',
    'code.given': { '123456': { code: '123456' } },
    'code.resent': 'no payload',
  },
  answers: {
    requestCode: {
      sent: { kind: 'sent', sessionId: 'otc-1', at: 0 },
      USER_NOT_FOUND: refusedWith('USER_NOT_FOUND'),
      MISSING_PHONE_NUMBER: refusedFor('identifier', 'MISSING_PHONE_NUMBER'),
    },
    confirmCode: {
      'signed in': signedIn,
      'second factor': secondFactorWanted,
      INVALID_CODE: refusedFor('code', 'INVALID_CODE'),
      'INVALID_PARAMS of the code': refusedFor('code', 'invalid'),
      EXPIRED_CODE: refusedFor('code', 'EXPIRED_CODE'),
      TOO_MANY_ATTEMPTS: refusedFor('code', 'TOO_MANY_ATTEMPTS'),
      SESSION_INVALID_CODE: refusedWith('SESSION_INVALID_CODE'),
      SESSION_NOT_FOUND: refusedWith('SESSION_NOT_FOUND'),
      CODE_NOT_FOUND: refusedWith('CODE_NOT_FOUND'),
      ACCESS_DENIED: refusedWith('ACCESS_DENIED'),
    },
  },
  stateKey: () => '',
} satisfies Model<typeof oneTimeCodeMachine>;
