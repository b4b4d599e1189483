import type { Doing } from '../flow.ts';
import { addInsuranceGestures } from '../gestures/addInsurance.ts';
import { completeTripGestures } from '../gestures/completeTrip.ts';
import { flightLookupGestures } from '../gestures/flightLookup.ts';
import { wizardGestures } from '../gestures/wizard.ts';

export const atTheWizard = '/insurance/add';

/** @param policyNumber only for whoever has several */
export const describe = (tripType: 'single' | 'return' | 'multi', policyNumber: string | null = null): Doing => ({
  acts: addInsuranceGestures['trip.described'],
  fields: { policyNumber, tripType },
});

export const wish: Doing = { acts: addInsuranceGestures['flight.wished'] };

/** @param inDays in so many days it leaves */
export const lookUp = (flightNumber: string, inDays: number): Doing => ({
  acts: flightLookupGestures['flight.described'],
  fields: { flightNumber, embarkDate: { inDays } },
});

/** A return trip up to the way back; the flight out is SK101. */
export const outAndBack = (inDays: number, policyNumber: string | null = null): readonly Doing[] => [
  describe('return', policyNumber),
  wish,
  lookUp('SK101', inDays),
  { until: [{ role: 'heading', text: 'insurance.lookup.return' }] },
];

/** By name; nobody in particular is the contact. */
export const choose = (...passengerIds: string[]): Doing => ({
  acts: completeTripGestures['travellers.chosen'],
  fields: { passengerIds, delegatedPassengerId: null },
});

export const confirm: Doing = {
  acts: completeTripGestures['purchase.confirmed'],
  fields: { bookingRef: 'BK1', termsConfirmed: true },
};

/** Reads that the trip is insured, and goes. */
export const acknowledge: Doing = { acts: completeTripGestures['trip.acknowledged'] };

/** Reloads the page, and goes on where they left off. */
export const comeBack: readonly Doing[] = [{ go: atTheWizard }, { acts: wizardGestures['draft.continued'] }];
