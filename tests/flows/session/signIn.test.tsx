import { expect } from 'vitest';
import { halfWay, signInData } from '#paths/specs/kit/signingIn.ts';
import { spec } from '#paths/specs/sign-in/signIn.ts';
import type { Stage } from '#tests/kit/browser/stage.tsx';
import { play } from '#tests/kit/flows/happen.ts';
import { testPaths } from '#tests/kit/flows/testPaths.ts';

const { oneTimeCode } = spec.actors;
const played = oneTimeCode && 'plays' in oneTimeCode ? oneTimeCode.plays['signed in'] : undefined;

/** Enters a code with this answer. A path may repeat it with another answer. */
const enterCode = (confirmOtc: object) => async (stage: Stage) => {
  stage.wire.prepare('ConfirmOtc', { confirmOtc });
  await play(stage, Array.isArray(played) ? played : []);
};

testPaths(spec, {
  answers: {
    oneTimeCode: {
      'signed in': enterCode(signInData),
      // The sandbox never asks for a second factor after a code.
      'second factor': enterCode(halfWay),
    },
  },
  effects: {
    keepToken: (_, { token }: { token: string }) => expect(sessionStorage.getItem('accessToken')).toContain(token),
    forgetToken: () => expect(sessionStorage.getItem('accessToken')).toBeNull(),
  },
  invariant: () => expect(window.location.href).not.toContain('handed-over'),
});
