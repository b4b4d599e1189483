import type { flightLookupMachine } from '#machines/insurance/lookup/flightLookup.machine.ts';

import type { Gestures } from '../gesture.ts';

/** The policy is known and the direction chosen when a flight is asked for. */
export const flightLookupGestures = {
  'flight.described': [
    { fill: 'insurance.lookup.number', with: 'flightNumber' },
    { fill: 'insurance.lookup.date', with: 'embarkDate' },
    { press: 'button', named: 'insurance.lookup.check' },
  ],
  'flight.entered': [
    { fill: 'insurance.lookup.number', with: 'flightNumber' },
    { seek: 'insurance.hand.origin', with: 'originAirport' },
    { fill: 'insurance.lookup.date', with: 'embarkDate' },
    { fill: 'insurance.hand.departure', with: 'embarkTime' },
    { press: 'button', named: 'insurance.hand.submit' },
  ],
  'flights.chosen': [
    { tick: 'insurance.choose.label', with: 'flights' },
    { press: 'button', named: 'insurance.choose.submit' },
  ],
  'page.left': [{ press: 'button', named: 'wizard.back' }],
} as const satisfies Gestures<typeof flightLookupMachine>;
