import type { sessionMachine } from '#machines/session/session.machine.ts';

import type { Sights } from '../sight.ts';

export const sessionSights: Sights<typeof sessionMachine> = {
  starting: 'passing',
  // A widget leaves to a page that has nothing on it.
  closed: { sees: [{ role: 'button', text: 'shell.account', is: 'missing' }], root: 'none' },
  'signedIn.open.calm': {
    sees: [
      { role: 'button', text: 'shell.account' },
      { role: 'dialog', is: 'missing' },
    ],
  },
  'signedIn.open.warned': {
    sees: [
      { role: 'dialog', text: 'session.warning.title' },
      { role: 'button', text: 'session.warning.understood' },
      { role: 'timer' },
    ],
  },
  'signedIn.open.informed': {
    sees: [
      { role: 'button', text: 'shell.account' },
      { role: 'dialog', is: 'missing' },
    ],
  },
  'signedIn.signingOut': 'passing',
  ending: 'passing',
};
