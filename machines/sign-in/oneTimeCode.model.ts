import type { Model } from '../kit/model.ts';
import { createFieldRefusal, createRefusal } from '../kit/refusals.model.ts';
import { secondFactorWanted, signedInAnswer } from './answers.model.ts';
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
      USER_NOT_FOUND: createRefusal('USER_NOT_FOUND'),
      MISSING_PHONE_NUMBER: createFieldRefusal('identifier', 'MISSING_PHONE_NUMBER'),
    },
    confirmCode: {
      'signed in': signedInAnswer,
      'second factor': secondFactorWanted,
      INVALID_CODE: createFieldRefusal('code', 'INVALID_CODE'),
      'INVALID_PARAMS of the code': createFieldRefusal('code', 'invalid'),
      EXPIRED_CODE: createFieldRefusal('code', 'EXPIRED_CODE'),
      TOO_MANY_ATTEMPTS: createFieldRefusal('code', 'TOO_MANY_ATTEMPTS'),
      SESSION_INVALID_CODE: createRefusal('SESSION_INVALID_CODE'),
      SESSION_NOT_FOUND: createRefusal('SESSION_NOT_FOUND'),
      CODE_NOT_FOUND: createRefusal('CODE_NOT_FOUND'),
      ACCESS_DENIED: createRefusal('ACCESS_DENIED'),
    },
  },
  stateKey: () => '',
} satisfies Model<typeof oneTimeCodeMachine>;
