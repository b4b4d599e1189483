import type { secondFactorModel } from '#machines/sign-in/secondFactor.model.ts';

import type { Drive } from '../flow.ts';
import type { secondFactorGestures } from '../gestures/secondFactor.ts';
import { signInGestures } from '../gestures/signIn.ts';

export const secondFactorDrive = {
  begins: {
    'after the password': {
      partner: 'sky',
      path: '/',
      does: [
        {
          acts: signInGestures['credentials.given'],
          fields: { username: 'mfa@sky.test', password: 'Passw0rd!' },
        },
      ],
    },
  },
  asks: {
    confirmSecondFactor: {
      call: 'POST /platform/user/mfa/confirm',
      answers: {
        'signed in': { with: { code: '654321' } },
        'INVALID_PARAMS of the code': { fault: { code: 'INVALID_PARAMS', fields: { code: 'not digits' } } },
      },
    },
  },
  brings: {},
} satisfies Drive<typeof secondFactorModel, typeof secondFactorGestures>;
