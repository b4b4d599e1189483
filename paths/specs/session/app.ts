import { appModel } from '#machines/session/app/app.model.ts';

import { notInBrowser } from '../../spec.ts';

export const spec = notInBrowser(appModel, 'it is the start itself: no page is there yet to look at', {
  events: {
    'session.began': { from: 'another flow' },
    'session.ended': { from: 'another flow' },
    'texts.readable': { from: 'another flow' },
    'texts.failed': { from: 'another flow' },
    'start.retried': [{ press: 'button', named: 'app.failed.retry' }],
  },
  states: {
    loadingTheme: [{ role: 'main', is: 'busy' }],
    'running.texts.coming': [{ role: 'main', is: 'busy' }],
    'running.texts.readable': [
      { role: 'combobox', text: 'shell.language' },
      { role: 'alert', is: 'missing' },
    ],
    'running.area.guest': [{ role: 'button', text: 'shell.account', is: 'missing' }],
    // The menu arrives together with the texts.
    'running.area.user': [{ role: 'button', text: 'signIn.submit', is: 'missing' }],
    failed: [
      { role: 'alert' },
      { role: 'heading', text: 'app.failed.title' },
      { role: 'button', text: 'app.failed.retry', is: 'enabled' },
    ],
  },
});
