import type { signInMachine } from '#machines/sign-in/signIn.machine.ts';

import type { Sights } from '../sight.ts';

export const signInSights: Sights<typeof signInMachine> = {
  choosing: 'passing',
  credentials: {
    sees: [
      { role: 'heading', text: 'signIn.title' },
      { role: 'textbox', text: 'signIn.username' },
      { role: 'button', text: 'signIn.submit', is: 'enabled' },
    ],
  },
  submitting: {
    sees: [
      { role: 'textbox', text: 'signIn.username' },
      { role: 'button', text: 'signIn.working', is: 'busy' },
    ],
  },
  oneTimeCode: { sees: [{ role: 'heading' }, { role: 'textbox' }] },
  exchanging: { sees: [{ text: 'signIn.working' }] },
  turnedBack: 'passing',
  waitingForToken: { sees: [{ role: 'heading', text: 'signIn.sso.waiting.title' }] },
  tokenRefused: { sees: [{ role: 'heading', text: 'signIn.sso.refused.title' }] },
  deciding: 'passing',
  secondFactor: { sees: [{ role: 'heading', text: 'signIn.second.title' }] },
  entering: { sees: [{ text: 'signIn.working' }] },
  done: { sees: [{ role: 'button', text: 'shell.account' }], root: 'none' },
};
