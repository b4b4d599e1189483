import type { notifierMachine } from '#machines/app/notifier.machine.ts';

import type { Gestures } from '../gesture.ts';

export const notifierGestures = {
  'notice.raised': { from: 'another flow' },
  'notice.dismissed': {
    usually: [{ press: 'button', named: 'shell.notice.close', within: '[data-machine=notifier]' }],
    // A dialog lets nobody past.
    'modal.open': { from: 'nobody' },
  },
  'matters.outdated': { from: 'another flow' },
  'dialog.raised': { from: 'the insurer' },
  'dialog.closed': [{ press: 'button', named: 'shell.dialog.close' }],
  'session.timedOut': { from: 'another flow' },
  'toast.dismissed': {
    usually: [{ press: 'button', named: 'shell.notice.close', within: '[data-toast]' }],
    'modal.open': { from: 'nobody' },
  },
  'session.opened': { from: 'another flow' },
  'session.ended': { from: 'another flow' },
} as const satisfies Gestures<typeof notifierMachine>;
