import { screen } from '@testing-library/react';
import { expect } from 'vitest';

import { oneTimeCodeModel } from '#machines/sign-in/oneTimeCode.model.ts';
import { oneTimeCodeGestures } from '#paths/gestures/oneTimeCode.ts';
import { oneTimeCodeSights } from '#paths/sights/oneTimeCode.ts';
import { answer, lose, readNotice, readReaction, refuse } from '#tests/kit/walks/answers.ts';
import { halfWay, letIn } from '#tests/kit/walks/comingIn.ts';
import { say } from '#tests/kit/walks/texts.ts';
import { walkThrough } from '#tests/kit/walks/walk.ts';

walkThrough(oneTimeCodeModel, {
  gestures: oneTimeCodeGestures,
  sights: oneTimeCodeSights,
  inputs: { 'at the door': { path: '/login/otc' } },
  holds: ['RequestOtc', 'ConfirmOtc', 'Access'],
  delays: { resendPause: 30_000 },
  answers: {
    requestCode: {
      sent: answer('RequestOtc', { requestOtc: { sessionId: 'otc-1' } }),
      USER_NOT_FOUND: refuse('RequestOtc', 'USER_NOT_FOUND'),
      MISSING_PHONE_NUMBER: refuse('RequestOtc', 'MISSING_PHONE_NUMBER', { identifier: 'no phone' }),
      'no answer': lose('RequestOtc'),
    },
    confirmCode: {
      'signed in': answer('ConfirmOtc', { confirmOtc: letIn }),
      'second factor': answer('ConfirmOtc', { confirmOtc: halfWay }),
      INVALID_CODE: refuse('ConfirmOtc', 'INVALID_CODE'),
      'INVALID_PARAMS of the code': refuse('ConfirmOtc', 'INVALID_PARAMS', { code: 'not digits' }),
      EXPIRED_CODE: refuse('ConfirmOtc', 'EXPIRED_CODE'),
      TOO_MANY_ATTEMPTS: refuse('ConfirmOtc', 'TOO_MANY_ATTEMPTS'),
      SESSION_INVALID_CODE: refuse('ConfirmOtc', 'SESSION_INVALID_CODE'),
      SESSION_NOT_FOUND: refuse('ConfirmOtc', 'SESSION_NOT_FOUND'),
      CODE_NOT_FOUND: refuse('ConfirmOtc', 'CODE_NOT_FOUND'),
      ACCESS_DENIED: refuse('ConfirmOtc', 'ACCESS_DENIED'),
      'no answer': lose('ConfirmOtc'),
    },
  },
  brings: {},
  asks: {
    react: readReaction,
    announceUnanswered: (stage) => readNotice(stage, 'errors.no_answer'),
  },
  looks: (stage, states) => {
    const resend = screen.queryByRole('button', { name: say('signIn.code.resend') });
    const isPossible =
      states.includes('entering.resend.possible') && !states.some((state) => /confirming|locked/.test(state));
    if (resend) expect(resend.getAttribute('aria-disabled') === 'true').toBe(!isPossible);
  },
});
