import { signOutModel } from '#machines/session/signOut.model.ts';

import type { Action } from '../../actions.ts';
import { flowSpec } from '../../spec.ts';
import { atTheWizard, tripFields } from '../kit/insuring.ts';
import { signOut } from '../kit/signingIn.ts';

const leave: Action = { acts: signOut };
const leaveUnfinished: readonly Action[] = [
  { acts: tripFields, fields: { policyNumber: null, tripType: 'multi' } },
  { go: '/key-facts' },
];

export const spec = flowSpec(signOutModel, {
  starts: {
    'with nothing left unfinished': { partner: 'sky', path: '/key-facts', as: 'anna@sky.test', do: [leave] },
    'with a draft': { partner: 'sky', path: atTheWizard, as: 'anna@sky.test', do: [...leaveUnfinished, leave] },
  },
  events: {
    'signOut.confirmed': [{ press: 'button', named: 'session.sign_out.yes' }],
    'signOut.declined': [{ press: 'button', named: 'session.sign_out.no' }],
  },
  states: {
    opening: 'transient',
    asking: [
      { role: 'dialog', text: 'session.sign_out.title' },
      { role: 'button', text: 'session.sign_out.no', is: 'enabled' },
      { role: 'button', text: 'session.sign_out.yes', is: 'enabled' },
    ],
    signedOut: { sees: [{ role: 'dialog', is: 'missing' }], root: 'none' },
    stayed: {
      sees: [
        { role: 'dialog', is: 'missing' },
        { role: 'button', text: 'shell.account' },
      ],
      root: 'none',
    },
  },
  actors: {},
  effects: { signOut: [{ page: '/' }] },
});
