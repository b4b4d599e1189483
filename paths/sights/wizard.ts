import type { wizardMachine } from '#machines/drafts/wizard.machine.ts';

import type { Sights } from '../sight.ts';

/** Of the wizard that insures a trip. */
export const wizardSights: Sights<typeof wizardMachine> = {
  opening: 'passing',
  offering: {
    sees: [
      { role: 'dialog', text: 'insurance.add' },
      { role: 'heading', text: 'wizard.resume.title' },
      { role: 'button', text: 'wizard.resume.continue', is: 'enabled' },
      { role: 'button', text: 'wizard.resume.restart', is: 'enabled' },
    ],
  },
  'filling.undisturbed': {
    sees: [
      { role: 'dialog', text: 'insurance.add' },
      { role: 'heading', text: 'wizard.resume.title', is: 'missing' },
      { role: 'dialog', text: 'wizard.leave.title', is: 'missing' },
      { role: 'dialog', text: 'insurance.unknown.leave.title', is: 'missing' },
    ],
  },
  'filling.asking': {
    sees: [
      { role: 'dialog', text: 'wizard.leave.title' },
      { role: 'button', text: 'wizard.leave.yes', is: 'enabled' },
      { role: 'button', text: 'wizard.leave.no', is: 'enabled' },
    ],
  },
  'filling.warning': {
    sees: [
      { role: 'dialog', text: 'insurance.unknown.leave.title' },
      { role: 'button', text: 'insurance.unknown.leave.stay', is: 'enabled' },
      { role: 'button', text: 'insurance.unknown.leave.go', is: 'enabled' },
    ],
  },
  left: { sees: [{ role: 'dialog', is: 'missing' }], root: 'none' },
};
