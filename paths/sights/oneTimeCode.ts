import type { oneTimeCodeMachine } from '#machines/sign-in/oneTimeCode.machine.ts';

import type { Sights } from '../sight.ts';

export const oneTimeCodeSights: Sights<typeof oneTimeCodeMachine> = {
  identifying: {
    sees: [
      { role: 'textbox', text: 'signIn.identifier' },
      { role: 'button', text: 'signIn.send_code', is: 'enabled' },
    ],
  },
  requesting: { sees: [{ role: 'button', text: 'signIn.working', is: 'busy' }] },
  'entering.code.typing': {
    sees: [
      { role: 'heading', text: 'signIn.code.title' },
      { role: 'textbox', text: 'signIn.code', is: 'enabled' },
      { role: 'button', text: 'signIn.code.submit', is: 'enabled' },
    ],
  },
  'entering.code.confirming': { sees: [{ role: 'button', text: 'signIn.working', is: 'busy' }] },
  'entering.code.wrong': {
    sees: [
      { role: 'textbox', text: 'signIn.code', is: 'invalid' },
      { text: 'errors.invalid_code' },
      { role: 'button', text: 'signIn.code.submit', is: 'enabled' },
    ],
  },
  'entering.code.expired': {
    sees: [{ role: 'textbox', text: 'signIn.code', is: 'disabled' }, { text: 'errors.expired_code' }],
  },
  'entering.code.locked': {
    sees: [{ role: 'textbox', text: 'signIn.code', is: 'disabled' }, { text: 'errors.too_many_attempts' }],
  },
  'entering.resend.pausing': { sees: [{ role: 'button', text: 'signIn.code.resend', is: 'disabled' }] },
  'entering.resend.possible': { sees: [{ role: 'button', text: 'signIn.code.resend' }] },
  done: { sees: [{ role: 'textbox', text: 'signIn.identifier', is: 'missing' }], root: 'none' },
};
