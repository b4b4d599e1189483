import { notifierModel } from '#machines/session/app/notifier.model.ts';

import { notInBrowser } from '../../spec.ts';

export const spec = notInBrowser(notifierModel, 'what it says comes from other flows, whose paths see it', {
  events: {
    'notice.raised': { from: 'another flow' },
    'notice.dismissed': {
      usually: [{ press: 'button', named: 'shell.notice.close', within: '[data-machine=notifier]' }],
      // A modal dialog blocks the page.
      in: { 'modal.open': { from: 'nobody' } },
    },
    'topics.outdated': { from: 'another flow' },
    'dialog.raised': { from: 'the insurer' },
    'dialog.closed': [{ press: 'button', named: 'shell.dialog.close' }],
    'session.timedOut': { from: 'another flow' },
    'toast.dismissed': {
      usually: [{ press: 'button', named: 'shell.notice.close', within: '[data-toast]' }],
      in: { 'modal.open': { from: 'nobody' } },
    },
    'form.opened': { from: 'another flow' },
    'session.opened': { from: 'another flow' },
    'session.ended': { from: 'another flow' },
  },
  states: {
    'snackbar.empty': { sees: [], root: 'none' },
    'snackbar.deciding': 'transient',
    'snackbar.passing': [],
    'snackbar.standing': [],
    'modal.closed': [{ role: 'alertdialog', is: 'missing' }],
    'modal.open': [{ role: 'alertdialog' }, { role: 'button', text: 'shell.dialog.close', is: 'enabled' }],
    'toast.hidden': [{ text: 'session.timed_out', is: 'missing' }],
    'toast.shown': [{ text: 'session.timed_out' }],
  },
});
