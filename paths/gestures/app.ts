import type { appMachine } from '#machines/app/app.machine.ts';

import type { Gestures } from '../gesture.ts';

export const appGestures = {
  'session.began': { from: 'another flow' },
  'session.ended': { from: 'another flow' },
  'texts.readable': { from: 'another flow' },
  'texts.failed': { from: 'another flow' },
  'start.retried': [{ press: 'button', named: 'app.failed.retry' }],
} as const satisfies Gestures<typeof appMachine>;
