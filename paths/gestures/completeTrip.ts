import type { completeTripMachine } from '#machines/insurance/completion/completeTrip.machine.ts';

import type { Gestures } from '../gesture.ts';

export const completeTripGestures = {
  'travellers.chosen': [
    { tick: 'insurance.travellers.label', with: 'passengerIds' },
    { pick: 'insurance.travellers.contact', with: 'delegatedPassengerId' },
    { press: 'button', named: 'insurance.next' },
  ],
  'passenger.wished': [{ press: 'button', named: 'insurance.travellers.add' }],
  'purchase.confirmed': [
    { fill: 'insurance.details.booking', with: 'bookingRef' },
    { confirm: 'insurance.details.terms', with: 'termsConfirmed' },
    { press: 'button', named: 'insurance.details.submit' },
  ],
  'purchase.repeated': [{ press: 'button', named: 'insurance.missing.again' }],
  'search.repeated': [{ press: 'button', named: 'insurance.unknown.again' }],
  'trip.acknowledged': [{ press: 'button', named: 'insurance.done.close' }],
  'page.left': {
    usually: [{ press: 'button', named: 'wizard.back' }],
    missing: [{ press: 'button', named: 'insurance.missing.change' }],
  },
  'flights.reopened': [{ press: 'button', named: 'insurance.details.change_flights' }],
  'trip.reopened': [{ press: 'button', named: 'insurance.details.change_trip' }],
} as const satisfies Gestures<typeof completeTripMachine>;
