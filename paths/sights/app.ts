import type { appMachine } from '#machines/app/app.machine.ts';

import type { Sights } from '../sight.ts';

export const appSights: Sights<typeof appMachine> = {
  loadingTheme: { sees: [{ role: 'main', is: 'busy' }] },
  'running.texts.coming': { sees: [{ role: 'main', is: 'busy' }] },
  'running.texts.readable': {
    sees: [
      { role: 'combobox', text: 'shell.language' },
      { role: 'alert', is: 'missing' },
    ],
  },
  'running.area.guest': { sees: [{ role: 'button', text: 'shell.account', is: 'missing' }] },
  // Their menu comes with the texts.
  'running.area.user': { sees: [{ role: 'button', text: 'signIn.submit', is: 'missing' }] },
  failed: {
    sees: [
      { role: 'alert' },
      { role: 'heading', text: 'app.failed.title' },
      { role: 'button', text: 'app.failed.retry', is: 'enabled' },
    ],
  },
};
