import type { oneTimeCodeMachine } from '#machines/sign-in/oneTimeCode.machine.ts';

import type { Gestures } from '../gesture.ts';

export const oneTimeCodeGestures = {
  'identifier.given': [
    { fill: 'signIn.identifier', with: 'identifier' },
    { press: 'button', named: 'signIn.send_code' },
  ],
  'identifier.reopened': [{ press: 'button', named: 'signIn.code.back' }],
  'code.given': [
    { fill: 'signIn.code', with: 'code' },
    { press: 'button', named: 'signIn.code.submit' },
  ],
  'code.resent': [{ press: 'button', named: 'signIn.code.resend' }],
} as const satisfies Gestures<typeof oneTimeCodeMachine>;
