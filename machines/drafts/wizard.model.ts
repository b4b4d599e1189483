import type { Model } from '../model.ts';
import { wizardMachine } from './wizard.machine.ts';

export const wizardModel = {
  machine: wizardMachine,
  inputs: { 'for the first time': { hasDraft: false }, 'with a draft': { hasDraft: true } },
  events: {
    'draft.continued': 'bare',
    'draft.discarded': 'bare',
    'leave.wished': {
      'with entries': { hasEntries: true, isOpen: false },
      'with nothing entered': { hasEntries: false, isOpen: false },
      'with something under way': { hasEntries: true, isOpen: true },
    },
    'leave.confirmed': 'bare',
    'leave.declined': 'bare',
    'flow.ended': 'bare',
  },
  answers: {},
  project: () => '',
} satisfies Model<typeof wizardMachine>;
