import type { flightLookupMachine } from '#machines/insurance/lookup/flightLookup.machine.ts';

import type { Sight, Sights } from '../sight.ts';

/** A page stays while an answer is waited for. */
const waiting: readonly Sight[] = [
  { role: 'button', text: 'wizard.working', is: 'busy' },
  { role: 'button', text: 'wizard.back', is: 'disabled' },
];
const busy: readonly Sight[] = [{ role: 'textbox', text: 'insurance.lookup.number' }, ...waiting];
const gone: readonly Sight[] = [{ role: 'textbox', text: 'insurance.lookup.number', is: 'missing' }];

export const flightLookupSights: Sights<typeof flightLookupMachine> = {
  paging: 'passing',
  describing: {
    sees: [
      { role: 'textbox', text: 'insurance.lookup.number' },
      { role: 'button', text: 'insurance.lookup.check', is: 'enabled' },
      { role: 'button', text: 'wizard.back', is: 'enabled' },
    ],
  },
  checking: { sees: busy },
  entering: {
    sees: [
      { role: 'heading', text: 'insurance.hand.title' },
      { role: 'textbox', text: 'insurance.lookup.number' },
      { role: 'combobox', text: 'insurance.hand.origin' },
      { role: 'button', text: 'insurance.hand.submit', is: 'enabled' },
    ],
  },
  creating: { sees: busy },
  choosing: {
    sees: [
      { role: 'heading', text: 'insurance.choose.title' },
      { role: 'group', text: 'insurance.choose.label' },
      { role: 'button', text: 'insurance.choose.submit', is: 'enabled' },
    ],
  },
  confirming: { sees: [{ role: 'heading', text: 'insurance.choose.title' }, ...waiting] },
  found: { sees: gone, root: 'none' },
  left: { sees: gone, root: 'none' },
};
