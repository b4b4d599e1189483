import type { addPassengerMachine } from '#machines/passengers/addPassenger.machine.ts';

import type { Sight, Sights } from '../sight.ts';

const gone: readonly Sight[] = [{ role: 'dialog', text: 'passengers.add.title', is: 'missing' }];

export const addPassengerSights: Sights<typeof addPassengerMachine> = {
  describing: {
    sees: [
      { role: 'dialog', text: 'passengers.add.title' },
      { role: 'textbox', text: 'passengers.add.name' },
      { role: 'textbox', text: 'passengers.add.surname' },
      { role: 'textbox', text: 'passengers.add.phone' },
      { role: 'button', text: 'passengers.add.submit', is: 'enabled' },
      { role: 'button', text: 'passengers.add.cancel', is: 'enabled' },
    ],
  },
  adding: {
    sees: [
      { role: 'button', text: 'wizard.working', is: 'busy' },
      { role: 'button', text: 'passengers.add.cancel', is: 'disabled' },
    ],
  },
  added: { sees: gone, root: 'none' },
  left: { sees: gone, root: 'none' },
};
