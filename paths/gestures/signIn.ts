import type { signInMachine } from '#machines/sign-in/signIn.machine.ts';

import type { Gestures } from '../gesture.ts';

export const signInGestures = {
  'credentials.given': [
    { fill: 'signIn.username', with: 'username' },
    { fill: 'signIn.password', with: 'password' },
    { press: 'button', named: 'signIn.submit' },
  ],
} as const satisfies Gestures<typeof signInMachine>;
