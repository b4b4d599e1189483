import type { Model } from '../model.ts';
import { wizardMachine } from './wizard.machine.ts';

export const wizardModel = {
  machine: wizardMachine,
  inputs: { 'for the first time': { hasDraft: false }, 'with a draft': { hasDraft: true } },
  events: {
    'draft.continued': 'no payload',
    'draft.discarded': 'no payload',
    'leave.requested': {
      'with entries': { hasEntries: true, isOpen: false },
      'with nothing entered': { hasEntries: false, isOpen: false },
      'with something under way': { hasEntries: true, isOpen: true },
    },
    'leave.confirmed': 'no payload',
    'leave.declined': 'no payload',
    'draft.kept': 'no payload',
    'flow.ended': 'no payload',
  },
  answers: {},
  stateKey: () => '',
} satisfies Model<typeof wizardMachine>;
