import type { addInsuranceMachine } from '#machines/insurance/addInsurance.machine.ts';

import type { Gestures } from '../gesture.ts';

/** As the screen has them. */
const tripTypes = {
  single: 'trips.type.single',
  return: 'trips.type.return',
  multi: 'trips.type.multi',
} as const;

/** Of somebody who has several policies and flies SK101 day after day. */
export const addInsuranceGestures = {
  'trip.described': [
    { pick: 'insurance.trip.policy', with: 'policyNumber' },
    { pick: 'insurance.trip.type', with: 'tripType', labels: tripTypes },
    { press: 'button', named: 'insurance.next' },
  ],
  'change.confirmed': [{ press: 'button', named: 'insurance.change.yes' }],
  'change.declined': [{ press: 'button', named: 'insurance.change.no' }],
  'flight.wished': [{ press: 'button', named: 'insurance.flights.add' }],
  'flight.removed': [
    {
      press: 'button',
      named: 'insurance.flights.remove_flight',
      values: { flight: 'SK101' },
      within: '[data-machine=addInsurance] li:first-child',
    },
  ],
  'flights.settled': [{ press: 'button', named: 'insurance.next' }],
  'page.left': [{ press: 'button', named: 'wizard.back' }],
} as const satisfies Gestures<typeof addInsuranceMachine>;
