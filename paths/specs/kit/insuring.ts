import type { Act, Action } from '../../actions.ts';

export const atTheWizard = '/insurance/add';

const tripTypes = {
  single: 'trips.type.single',
  return: 'trips.type.return',
  multi: 'trips.type.multi',
} as const;

/** For accounts with several policies. */
export const tripFields = [
  { pick: 'insurance.trip.policy', with: 'policyNumber' },
  { pick: 'insurance.trip.type', with: 'tripType', labels: tripTypes },
] as const satisfies readonly Act[];
export const describeTrip = [
  ...tripFields,
  { press: 'button', named: 'insurance.next' },
] as const satisfies readonly Act[];

export const addFlight = [{ press: 'button', named: 'insurance.flights.add' }] as const satisfies readonly Act[];

/** The policy is known, and the direction was chosen if required. */
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
export const reopenTrip = [
  { press: 'button', named: 'insurance.details.change_trip' },
] as const satisfies readonly Act[];

export const continueDraft = [{ press: 'button', named: 'wizard.resume.continue' }] as const satisfies readonly Act[];
export const discardDraft = [{ press: 'button', named: 'wizard.resume.restart' }] as const satisfies readonly Act[];

/** @param policyNumber only for accounts with several */
export const describe = (tripType: 'single' | 'return' | 'multi', policyNumber: string | null = null): Action => ({
  acts: describeTrip,
  fields: { policyNumber, tripType },
});

export const addOne: Action = { acts: addFlight };

/** @param inDays days until departure */
export const ask = (flightNumber: string, inDays: number): Action => ({
  acts: describeFlight,
  fields: { flightNumber, embarkDate: { inDays } },
});

export const lookUp = (flightNumber: string, inDays: number): Action => ({
  acts: [...describeFlight, ...recogniseFlight],
  fields: { flightNumber, embarkDate: { inDays } },
});

/** A return trip up to the return flight. SK101 is the outbound one. */
export const outAndBack = (inDays: number, policyNumber: string | null = null): readonly Action[] => [
  describe('return', policyNumber),
  lookUp('SK101', inDays),
  { until: [{ role: 'heading', text: 'insurance.lookup.return' }] },
];

/** Selects travellers by name, without a contact person. */
export const choose = (...passengerIds: string[]): Action => ({
  acts: chooseTravellers,
  fields: { passengerIds, delegatedPassengerId: null },
});

export const confirm: Action = { acts: confirmPurchase, fields: { bookingRef: 'BK1', termsConfirmed: true } };

export const acknowledge: Action = { acts: acknowledgeTrip };

/** Reloads the page and resumes the draft. */
export const comeBack: readonly Action[] = [{ go: atTheWizard }, { acts: continueDraft }];
