import type { oneTimeCodeModel } from '#machines/sign-in/oneTimeCode.model.ts';

import type { Drive } from '../flow.ts';
import type { oneTimeCodeGestures } from '../gestures/oneTimeCode.ts';

export const oneTimeCodeDrive = {
  begins: { 'at the door': { partner: 'sky', path: '/login/otc' } },
  asks: {
    requestCode: { call: 'POST /platform/user/login/otc', answers: { sent: 'as it is' } },
    confirmCode: {
      call: 'POST /platform/user/login/confirm',
      answers: {
        'signed in': 'as it is',
        'second factor': { cannot: 'at the sandbox a one-time code is enough for everybody' },
        INVALID_CODE: { with: { code: '000000' } },
        EXPIRED_CODE: { with: { code: '111111' } },
        'INVALID_PARAMS of the code': { fault: { code: 'INVALID_PARAMS', fields: { code: 'not digits' } } },
        TOO_MANY_ATTEMPTS: { fault: { code: 'TOO_MANY_ATTEMPTS', fields: { code: 'too many' } } },
      },
    },
  },
  brings: {},
} satisfies Drive<typeof oneTimeCodeModel, typeof oneTimeCodeGestures>;
