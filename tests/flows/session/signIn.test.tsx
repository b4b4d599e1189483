import { expect } from 'vitest';
import { halfWay } from '#paths/specs/shared/signingIn.ts';
import { spec } from '#paths/specs/signIn.ts';
import { play } from '#tests/kit/flows/happen.ts';
import { testPaths } from '#tests/kit/flows/testPaths.ts';

const { oneTimeCode } = spec.actors;
const played = oneTimeCode && 'plays' in oneTimeCode ? oneTimeCode.plays['signed in'] : undefined;

testPaths(spec, {
  answers: {
    oneTimeCode: {
      // No customer of the sandbox's is asked for more than the code.
      'second factor': async (stage) => {
        stage.wire.prepare('ConfirmOtc', { confirmOtc: halfWay });
        await play(stage, Array.isArray(played) ? played : []);
      },
    },
  },
  effects: {
    keepToken: (_, { token }: { token: string }) => expect(sessionStorage.getItem('accessToken')).toContain(token),
    forgetToken: () => expect(sessionStorage.getItem('accessToken')).toBeNull(),
  },
  invariant: () => expect(window.location.href).not.toContain('handed-over'),
});
