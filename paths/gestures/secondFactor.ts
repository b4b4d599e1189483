import type { secondFactorMachine } from '#machines/sign-in/secondFactor.machine.ts';

import type { Gestures } from '../gesture.ts';

export const secondFactorGestures = {
  'code.given': [
    { fill: 'signIn.code', with: 'code' },
    { press: 'button', named: 'signIn.code.submit' },
  ],
  'signIn.restarted': [{ press: 'button', named: 'signIn.second.back' }],
} as const satisfies Gestures<typeof secondFactorMachine>;
