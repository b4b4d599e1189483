import type { completeTripMachine } from '#machines/insurance/completion/completeTrip.machine.ts';

import type { Sights } from '../sight.ts';

export const completeTripSights: Sights<typeof completeTripMachine> = {
  paging: 'passing',
  'selecting.ticking': {
    sees: [
      { role: 'heading', text: 'insurance.travellers.title' },
      { role: 'group', text: 'insurance.travellers.label' },
      { role: 'button', text: 'insurance.next', is: 'enabled' },
      { role: 'dialog', text: 'passengers.add.title', is: 'missing' },
    ],
  },
  'selecting.adding': { sees: [{ role: 'dialog', text: 'passengers.add.title' }] },
  'selecting.pausing': {
    sees: [
      { role: 'heading', text: 'insurance.travellers.title' },
      { role: 'button', text: 'wizard.working', is: 'busy' },
    ],
  },
  'details.reading': {
    sees: [
      { role: 'heading', text: 'insurance.details.title' },
      { role: 'button', text: 'insurance.details.submit', is: 'enabled' },
      { role: 'alert', is: 'missing' },
    ],
  },
  'details.refused': {
    sees: [
      { role: 'heading', text: 'insurance.details.title' },
      { role: 'button', text: 'insurance.details.submit', is: 'enabled' },
      { role: 'alert' },
    ],
  },
  purchasing: {
    sees: [
      { role: 'heading', text: 'insurance.details.title' },
      { role: 'button', text: 'wizard.working', is: 'busy' },
    ],
  },
  seeking: {
    sees: [{ role: 'heading', text: 'insurance.seeking.title' }, { text: 'insurance.seeking.body' }],
  },
  unknown: {
    sees: [
      { role: 'heading', text: 'insurance.unknown.title' },
      { text: 'insurance.unknown.body' },
      { role: 'button', text: 'insurance.unknown.again', is: 'enabled' },
    ],
  },
  missing: {
    sees: [
      { role: 'heading', text: 'insurance.missing.title' },
      { text: 'insurance.missing.body' },
      { role: 'button', text: 'insurance.missing.again', is: 'enabled' },
      { role: 'button', text: 'insurance.missing.change', is: 'enabled' },
    ],
  },
  insured: {
    sees: [
      { role: 'heading', text: 'insurance.done.title' },
      { text: 'insurance.done.next' },
      { role: 'button', text: 'insurance.done.close', is: 'enabled' },
    ],
  },
  done: { sees: [{ role: 'dialog', is: 'missing' }], root: 'none' },
  left: {
    sees: [
      { role: 'heading', text: 'insurance.travellers.title', is: 'missing' },
      { role: 'heading', text: 'insurance.details.title', is: 'missing' },
    ],
    root: 'none',
  },
};
