import { secondFactorModel } from '#machines/sign-in/secondFactor.model.ts';
import { signInModel } from '#machines/sign-in/signIn.model.ts';
import { secondFactorGestures } from '#paths/gestures/secondFactor.ts';
import { signInGestures } from '#paths/gestures/signIn.ts';
import { secondFactorSights } from '#paths/sights/secondFactor.ts';
import { perform } from '#tests/kit/walks/acts.ts';
import { answer, lose, readNotice, readReaction, refuse } from '#tests/kit/walks/answers.ts';
import { halfWay, letIn } from '#tests/kit/walks/comingIn.ts';
import { walkThrough } from '#tests/kit/walks/walk.ts';

walkThrough(secondFactorModel, {
  gestures: secondFactorGestures,
  sights: secondFactorSights,
  inputs: { 'after the password': { path: '/' } },
  begin: async (stage) => {
    await perform(stage, signInGestures['credentials.given'], signInModel.events['credentials.given']['by anna']);
    stage.wire.answer('Login', { login: halfWay });
  },
  holds: ['Login', 'ConfirmMfa', 'Access'],
  answers: {
    confirmSecondFactor: {
      'signed in': answer('ConfirmMfa', { confirmMfa: letIn }),
      MFA_INVALID_CODE: refuse('ConfirmMfa', 'MFA_INVALID_CODE'),
      'INVALID_PARAMS of the code': refuse('ConfirmMfa', 'INVALID_PARAMS', { code: 'not digits' }),
      MFA_SESSION_EXPIRED: refuse('ConfirmMfa', 'MFA_SESSION_EXPIRED'),
      MFA_INVALID_USER: refuse('ConfirmMfa', 'MFA_INVALID_USER'),
      'no answer': lose('ConfirmMfa'),
    },
  },
  brings: {},
  asks: {
    react: readReaction,
    announceUnanswered: (stage) => readNotice(stage, 'errors.no_answer'),
  },
});
