import type { secondFactorMachine } from '#machines/sign-in/secondFactor.machine.ts';

import type { Sights } from '../sight.ts';

export const secondFactorSights: Sights<typeof secondFactorMachine> = {
  typing: {
    sees: [
      { role: 'heading', text: 'signIn.second.title' },
      { role: 'button', text: 'signIn.code.submit', is: 'enabled' },
    ],
  },
  confirming: { sees: [{ role: 'button', text: 'signIn.working', is: 'busy' }] },
  refused: {
    sees: [
      { role: 'textbox', text: 'signIn.code' },
      { role: 'button', text: 'signIn.code.submit', is: 'enabled' },
    ],
  },
  done: { sees: [{ role: 'heading', text: 'signIn.second.title', is: 'missing' }], root: 'none' },
};
