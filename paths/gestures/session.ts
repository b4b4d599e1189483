import type { sessionMachine } from '#machines/session/session.machine.ts';

import type { Gestures } from '../gesture.ts';

export const sessionGestures = {
  'session.opened': { from: 'another flow' },
  'session.closed': {
    usually: [
      { press: 'button', named: 'shell.account' },
      { press: 'menuitem', named: 'shell.sign_out' },
    ],
    'signedIn.open.warned': [{ press: 'button', named: 'session.warning.sign_out' }],
  },
  'session.forced': { from: 'the insurer' },
  'session.endedElsewhere': { from: 'another tab' },
  'request.unauthorized': { from: 'the insurer' },
  'relogin.required': { from: 'another flow' },
  'page.woke': { from: 'the page' },
  'warning.understood': [{ press: 'button', named: 'session.warning.understood' }],
} as const satisfies Gestures<typeof sessionMachine>;
