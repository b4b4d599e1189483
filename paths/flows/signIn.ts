import type { signInModel } from '#machines/sign-in/signIn.model.ts';

import type { Drive } from '../flow.ts';
import { oneTimeCodeGestures } from '../gestures/oneTimeCode.ts';
import { secondFactorGestures } from '../gestures/secondFactor.ts';
import type { signInGestures } from '../gestures/signIn.ts';

const anna = { username: 'anna@sky.test', password: 'Passw0rd!' };

export const signInDrive = {
  begins: {
    'by password': { partner: 'sky', path: '/' },
    'by one-time code': { partner: 'sky', path: '/login/otc' },
    'by single sign-on': { partner: 'sky', path: '/login/sso/{token}', fields: { token: 'anna@sky.test' } },
    'by single sign-on, the only way': {
      partner: 'plain',
      path: '/login/sso/{token}',
      fields: { token: 'sso@plain.test' },
    },
    'by single sign-on, the only way, without a token': { partner: 'plain', path: '/' },
  },
  fields: { 'credentials.given': { 'by anna': anna } },
  asks: {
    signIn: {
      call: 'POST /platform/user/login',
      answers: {
        'signed in': 'as it is',
        'second factor': { with: { username: 'mfa@sky.test' } },
        INCORRECT_CREDENTIALS: { with: { password: 'wrong' } },
        'INVALID_PARAMS of the user name': { fault: { code: 'INVALID_PARAMS', fields: { username: 'unknown' } } },
      },
    },
    exchangeToken: {
      call: 'GET /platform/user/sso/*',
      answers: {
        'signed in': 'as it is',
        'second factor': {
          ifBegun: {
            'by single sign-on': { with: { token: 'mfa@sky.test' } },
            'by single sign-on, the only way': { with: { token: 'mfa@plain.test' } },
          },
        },
      },
    },
    getAccess: { call: 'GET /platform/users/*/access', answers: { granted: 'as it is' } },
    oneTimeCode: {
      plays: {
        'signed in': [
          { acts: oneTimeCodeGestures['identifier.given'], fields: { identifier: 'anna@sky.test' } },
          { acts: oneTimeCodeGestures['code.given'], fields: { code: '123456' } },
        ],
        'second factor': { cannot: 'at the sandbox a one-time code is enough for everybody' },
      },
    },
    secondFactor: {
      plays: {
        'signed in': [{ acts: secondFactorGestures['code.given'], fields: { code: '654321' } }],
        'given up': [{ acts: secondFactorGestures['signIn.restarted'] }],
      },
    },
  },
  brings: {},
} satisfies Drive<typeof signInModel, typeof signInGestures>;
