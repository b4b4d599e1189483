import type { wizardMachine } from '#machines/drafts/wizard.machine.ts';

import type { Gestures } from '../gesture.ts';

/** Of the wizard that insures a trip. */
export const wizardGestures = {
  'draft.continued': [{ press: 'button', named: 'wizard.resume.continue' }],
  'draft.discarded': [{ press: 'button', named: 'wizard.resume.restart' }],
  'leave.wished': [{ press: 'button', named: 'wizard.close', within: '[data-machine=wizard]' }],
  'leave.confirmed': {
    usually: [{ press: 'button', named: 'wizard.leave.yes' }],
    'filling.warning': [{ press: 'button', named: 'insurance.unknown.leave.go' }],
  },
  'leave.declined': {
    usually: [{ press: 'button', named: 'wizard.leave.no' }],
    'filling.warning': [{ press: 'button', named: 'insurance.unknown.leave.stay' }],
  },
  'flow.ended': {
    usually: { from: 'another flow' },
    // Behind a question nothing goes on.
    'filling.asking': { from: 'nobody' },
    'filling.warning': { from: 'nobody' },
  },
} as const satisfies Gestures<typeof wizardMachine>;
