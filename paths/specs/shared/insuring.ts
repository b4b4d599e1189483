import type { Act, Action } from '../../actions.ts';

export const atTheWizard = '/insurance/add';

/** As the screen has them. */
const tripTypes = {
  single: 'trips.type.single',
  return: 'trips.type.return',
  multi: 'trips.type.multi',
} as const;

/** Of somebody who has several policies. */
export const tripFields = [
  { pick: 'insurance.trip.policy', with: 'policyNumber' },
  { pick: 'insurance.trip.type', with: 'tripType', labels: tripTypes },
] as const satisfies readonly Act[];
export const describeTrip = [
  ...tripFields,
  { press: 'button', named: 'insurance.next' },
] as const satisfies readonly Act[];

export const addFlight = [{ press: 'button', named: 'insurance.flights.add' }] as const satisfies readonly Act[];

/** The policy is known, and the direction chosen where it is asked for. */
export const describeFlight = [
  { fill: 'insurance.lookup.number', with: 'flightNumber' },
  { fill: 'insurance.lookup.date', with: 'embarkDate' },
  { press: 'button', named: 'insurance.lookup.check' },
] as const satisfies readonly Act[];

export const recogniseFlight = [{ press: 'button', named: 'insurance.found.yes' }] as const satisfies readonly Act[];

export const stopWaiting = [{ press: 'button', named: 'wizard.waiting.stop' }] as const satisfies readonly Act[];

export const enterFlight = [
  { fill: 'insurance.lookup.number', with: 'flightNumber' },
  { seek: 'insurance.hand.origin', with: 'originAirport' },
  { fill: 'insurance.lookup.date', with: 'embarkDate' },
  { fill: 'insurance.hand.departure', with: 'embarkTime' },
  { press: 'button', named: 'insurance.hand.submit' },
] as const satisfies readonly Act[];

export const chooseFlights = [
  { tick: 'insurance.choose.label', with: 'flights' },
  { press: 'button', named: 'insurance.choose.submit' },
] as const satisfies readonly Act[];

export const confirmFlightList = [{ press: 'button', named: 'insurance.next' }] as const satisfies readonly Act[];

export const closeWizard = [
  { press: 'button', named: 'wizard.close', within: '[data-machine=wizard]' },
] as const satisfies readonly Act[];

export const goBack = [{ press: 'button', named: 'wizard.back' }] as const satisfies readonly Act[];

export const chooseTravellers = [
  { tick: 'insurance.travellers.label', with: 'passengerIds' },
  { pick: 'insurance.travellers.contact', with: 'delegatedPassengerId' },
  { press: 'button', named: 'insurance.next' },
] as const satisfies readonly Act[];

export const confirmPurchase = [
  { fill: 'insurance.details.booking', with: 'bookingRef' },
  { confirm: 'insurance.details.terms', with: 'termsConfirmed' },
  { press: 'button', named: 'insurance.details.submit' },
] as const satisfies readonly Act[];
export const acknowledgeTrip = [{ press: 'button', named: 'insurance.done.close' }] as const satisfies readonly Act[];
/** On every page after the first. */
export const reopenTrip = [
  { press: 'button', named: 'insurance.details.change_trip' },
] as const satisfies readonly Act[];

export const continueDraft = [{ press: 'button', named: 'wizard.resume.continue' }] as const satisfies readonly Act[];
export const discardDraft = [{ press: 'button', named: 'wizard.resume.restart' }] as const satisfies readonly Act[];

/** @param policyNumber only for whoever has several */
export const describe = (tripType: 'single' | 'return' | 'multi', policyNumber: string | null = null): Action => ({
  acts: describeTrip,
  fields: { policyNumber, tripType },
});

export const addOne: Action = { acts: addFlight };

/** @param inDays in so many days it leaves */
export const ask = (flightNumber: string, inDays: number): Action => ({
  acts: describeFlight,
  fields: { flightNumber, embarkDate: { inDays } },
});

/** The same of a flight that is the only one of that number. */
export const lookUp = (flightNumber: string, inDays: number): Action => ({
  acts: [...describeFlight, ...recogniseFlight],
  fields: { flightNumber, embarkDate: { inDays } },
});

/** A return trip up to the way back; the flight out is SK101. */
export const outAndBack = (inDays: number, policyNumber: string | null = null): readonly Action[] => [
  describe('return', policyNumber),
  lookUp('SK101', inDays),
  { until: [{ role: 'heading', text: 'insurance.lookup.return' }] },
];

/** By name; nobody in particular is the contact. */
export const choose = (...passengerIds: string[]): Action => ({
  acts: chooseTravellers,
  fields: { passengerIds, delegatedPassengerId: null },
});

export const confirm: Action = { acts: confirmPurchase, fields: { bookingRef: 'BK1', termsConfirmed: true } };

/** Reads that the trip is insured, and goes. */
export const acknowledge: Action = { acts: acknowledgeTrip };

/** Reloads the page, and goes on where they left off. */
export const comeBack: readonly Action[] = [{ go: atTheWizard }, { acts: continueDraft }];
