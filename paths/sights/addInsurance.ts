import type { addInsuranceMachine } from '#machines/insurance/addInsurance.machine.ts';

import type { Sights } from '../sight.ts';

export const addInsuranceSights: Sights<typeof addInsuranceMachine> = {
  paging: 'passing',
  payoutMissing: {
    sees: [
      { role: 'heading', text: 'insurance.payout.title' },
      { role: 'button', text: 'insurance.payout.back', is: 'enabled' },
      { role: 'button', text: 'insurance.next', is: 'missing' },
    ],
  },
  describing: {
    sees: [
      { role: 'heading', text: 'insurance.trip.title' },
      { role: 'radiogroup', text: 'insurance.trip.policy' },
      { role: 'radiogroup', text: 'insurance.trip.type' },
      { role: 'button', text: 'insurance.next', is: 'enabled' },
    ],
  },
  changing: {
    sees: [
      { role: 'dialog', text: 'insurance.change.title' },
      { role: 'button', text: 'insurance.change.yes', is: 'enabled' },
      { role: 'button', text: 'insurance.change.no', is: 'enabled' },
    ],
  },
  'listing.open': {
    sees: [
      { role: 'heading', text: 'insurance.flights.title' },
      { role: 'button', text: 'insurance.next', is: 'enabled' },
      { role: 'alert', is: 'missing' },
    ],
  },
  'listing.miscounted': { sees: [{ role: 'heading', text: 'insurance.flights.title' }, { role: 'alert' }] },
  lookingUp: { sees: [{ role: 'button', text: 'insurance.lookup.check', is: 'enabled' }] },
  counting: 'passing',
  completing: { sees: [{ role: 'heading', text: 'insurance.travellers.title' }] },
  done: { sees: [{ role: 'dialog', is: 'missing' }], root: 'none' },
};
