import type { notifierMachine } from '#machines/app/notifier.machine.ts';

import type { Sights } from '../sight.ts';

export const notifierSights: Sights<typeof notifierMachine> = {
  'snackbar.empty': { sees: [], root: 'none' },
  'snackbar.deciding': 'passing',
  'snackbar.passing': { sees: [] },
  'snackbar.standing': { sees: [] },
  'modal.closed': { sees: [{ role: 'alertdialog', is: 'missing' }] },
  'modal.open': {
    sees: [{ role: 'alertdialog' }, { role: 'button', text: 'shell.dialog.close', is: 'enabled' }],
  },
  'toast.hidden': { sees: [{ text: 'session.timed_out', is: 'missing' }] },
  'toast.shown': { sees: [{ text: 'session.timed_out' }] },
};
