import type { addInsuranceModel } from '#machines/insurance/addInsurance.model.ts';

import type { Drive } from '../flow.ts';
import { addInsuranceGestures } from '../gestures/addInsurance.ts';
import { completeTripGestures } from '../gestures/completeTrip.ts';
import { flightLookupGestures } from '../gestures/flightLookup.ts';
import { acknowledge, atTheWizard, choose, comeBack, confirm, lookUp, outAndBack } from './insuring.ts';

/** Of their policies two insure a trip. */
const polly = { partner: 'sky', path: atTheWizard, as: 'policies@sky.test' };
const outbound = outAndBack(9, 'POL-ACTIVE');
// No trip has a flight twice.
const days = [21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32];

export const addInsuranceDrive = {
  begins: {
    'a new trip': polly,
    'without a payout method where one is needed': { partner: 'rails', path: atTheWizard, as: 'paula@rails.test' },
    'left at the flights': {
      ...polly,
      does: [...outbound, { acts: flightLookupGestures['page.left'] }, ...comeBack],
    },
    'left while looking up': { ...polly, does: [...outbound, ...comeBack] },
    'left while completing': {
      ...polly,
      does: [...outbound, lookUp('SK101', 16), { acts: addInsuranceGestures['flights.settled'] }, ...comeBack],
    },
  },
  asks: {
    flightLookup: {
      plays: {
        'one flight': { inTurn: days.map((inDays) => [lookUp('SK101', inDays)]) },
        'more flights than there is room for': { cannot: 'the page that asks which of them lets nobody choose more' },
        left: [{ acts: flightLookupGestures['page.left'] }],
      },
    },
    completeTrip: {
      plays: {
        insured: [choose('Polly Ames'), confirm, acknowledge],
        'left for the flights': [{ acts: completeTripGestures['page.left'].usually }],
        'left for the trip': [choose('Polly Ames'), { acts: completeTripGestures['trip.reopened'] }],
      },
    },
  },
  brings: {},
} satisfies Drive<typeof addInsuranceModel, typeof addInsuranceGestures>;
