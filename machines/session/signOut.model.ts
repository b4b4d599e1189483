import type { Model } from '../kit/model.ts';
import { signOutMachine } from './signOut.machine.ts';

export const signOutModel = {
  machine: signOutMachine,
  inputs: { 'with nothing left unfinished': { losesEntries: false }, 'with a draft': { losesEntries: true } },
  events: { 'signOut.confirmed': 'no payload', 'signOut.declined': 'no payload' },
  answers: {},
  stateKey: () => '',
} satisfies Model<typeof signOutMachine>;
