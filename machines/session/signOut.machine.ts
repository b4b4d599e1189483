import { setup } from 'xstate';

import { actionPort } from '../kit/port.ts';

/** Signing out deletes unfinished work, so a user who has some is asked first. */
export const signOutMachine = setup({
  types: {} as {
    context: { losesEntries: boolean };
    events: { type: 'signOut.confirmed' } | { type: 'signOut.declined' };
    input: { losesEntries: boolean };
  },
  actions: { signOut: actionPort('signOut') },
  guards: { losesEntries: ({ context }) => context.losesEntries },
}).createMachine({
  id: 'signOut',
  context: ({ input: { losesEntries } }) => ({ losesEntries }),
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'losesEntries', target: 'asking' }, { target: 'signedOut' }] },
    asking: { on: { 'signOut.confirmed': 'signedOut', 'signOut.declined': 'stayed' } },
    signedOut: { type: 'final', entry: 'signOut' },
    stayed: { type: 'final' },
  },
});
