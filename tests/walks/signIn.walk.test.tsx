import { expect } from 'vitest';

import { oneTimeCodeModel } from '#machines/sign-in/oneTimeCode.model.ts';
import { secondFactorModel } from '#machines/sign-in/secondFactor.model.ts';
import { granted, signInModel } from '#machines/sign-in/signIn.model.ts';
import { oneTimeCodeGestures } from '#paths/gestures/oneTimeCode.ts';
import { secondFactorGestures } from '#paths/gestures/secondFactor.ts';
import { signInGestures } from '#paths/gestures/signIn.ts';
import { signInSights } from '#paths/sights/signIn.ts';
import { skyTheme } from '#tests/kit/customer/sky.ts';
import { perform } from '#tests/kit/walks/acts.ts';
import { answer, lose, readNotice, readReaction, refuse } from '#tests/kit/walks/answers.ts';
import { halfWay, letIn } from '#tests/kit/walks/comingIn.ts';
import type { Stage } from '#tests/kit/walks/stage.tsx';
import { walkThrough } from '#tests/kit/walks/walk.ts';

const code = oneTimeCodeModel.events['code.given']['123456'];

const onlyByLink = { ...skyTheme, config: { ...skyTheme.config, loginType: 'SSO' as const } };

walkThrough(signInModel, {
  gestures: signInGestures,
  sights: signInSights,
  inputs: {
    'by password': { path: '/' },
    'by one-time code': { path: '/login/otc' },
    'by single sign-on': { path: '/login/sso/handed-over' },
    'by single sign-on, the only way': { path: '/login/sso/handed-over', page: { theme: onlyByLink } },
    'by single sign-on, the only way, without a token': { path: '/', page: { theme: onlyByLink } },
  },
  holds: ['Login', 'Sso', 'RequestOtc', 'ConfirmOtc', 'ConfirmMfa', 'Access'],
  answers: {
    signIn: {
      'signed in': answer('Login', { login: letIn }),
      'second factor': answer('Login', { login: halfWay }),
      INCORRECT_CREDENTIALS: refuse('Login', 'INCORRECT_CREDENTIALS'),
      'INVALID_PARAMS of the user name': refuse('Login', 'INVALID_PARAMS', { username: 'unknown' }),
      'no answer': lose('Login'),
    },
    exchangeToken: {
      'signed in': answer('Sso', { sso: letIn }),
      'second factor': answer('Sso', { sso: halfWay }),
      UNAUTHORIZED_ACCESS: refuse('Sso', 'UNAUTHORIZED_ACCESS'),
      'no answer': lose('Sso'),
    },
    getAccess: {
      granted: answer('Access', { access: granted.access }),
      INVALID_ROLES: refuse('Access', 'INVALID_ROLES'),
      'no answer': lose('Access'),
    },
    oneTimeCode: {
      'signed in': (stage) => giveCode(stage, letIn),
      'second factor': (stage) => giveCode(stage, halfWay),
    },
    secondFactor: {
      'signed in': async (stage) => {
        await perform(stage, secondFactorGestures['code.given'], secondFactorModel.events['code.given']['123456']);
        stage.wire.answer('ConfirmMfa', { confirmMfa: letIn });
      },
      'given up': (stage) => perform(stage, secondFactorGestures['signIn.restarted'], {}),
    },
  },
  brings: {},
  asks: {
    react: readReaction,
    announceUnanswered: (stage) => readNotice(stage, 'errors.no_answer'),
    keepToken: (_stage, token) => expect(sessionStorage.getItem('accessToken')).toContain(token),
    forgetToken: () => expect(sessionStorage.getItem('accessToken')).toBeNull(),
  },
  looks: () => expect(window.location.href).not.toContain('handed-over'),
});

async function giveCode(stage: Stage, answered: object): Promise<void> {
  await perform(stage, oneTimeCodeGestures['identifier.given'], oneTimeCodeModel.events['identifier.given'].anna);
  stage.wire.answer('RequestOtc', { requestOtc: { sessionId: 'otc-1' } });
  await perform(stage, oneTimeCodeGestures['code.given'], code);
  stage.wire.answer('ConfirmOtc', { confirmOtc: answered });
}
