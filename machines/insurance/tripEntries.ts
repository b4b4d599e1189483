import {
  directed,
  directionAfter,
  flightsIn,
  flightsProblem,
  flightTypeAfter,
  roomAtOnce,
  roomOn,
  type TripDraftItem,
  type TripType,
} from '#rules/insurance/insuring.ts';

import type { CompleteTripDraft } from './completion/entries.ts';
import type { FlightLookupDraft } from './lookup/flightLookup.machine.ts';

/** What has to be known of partner and customer before a trip can be insured. */
export type AddInsuranceSetting = {
  /** The partner wants a way to pay out before a trip, and this customer has none. */
  lacksPayout: boolean;
  /** The policy is asked for with each flight, not with the trip. */
  includePolicy: boolean;
  /** Those that insure a trip now, each with the most people on one; 0 is no maximum. */
  policies: readonly { policyNumber: string; maxInsured: number }[];
  chartered: boolean;
  passengerSelection: boolean;
  isEmployee: boolean;
  mayAddPassengers: boolean;
  newKey: () => string;
};

export type Described = { policyNumber: string; tripType: TripType };

/** What a customer has entered of the trip so far. */
export type TripEntries = { policyNumber: string; tripType: TripType | null; items: TripDraftItem[] };

/** Where the insurance of a trip was left. */
export type AddInsuranceDraft = TripEntries & {
  page: 'describing' | 'listing' | 'looking up' | 'completing';
  lookup: FlightLookupDraft | null;
  completion: CompleteTripDraft | null;
};

type Covered = Pick<AddInsuranceSetting, 'policies'> & Pick<TripEntries, 'policyNumber'>;

export const policyIn = ({ policies, policyNumber }: Covered) =>
  policies.find((policy) => policy.policyNumber === policyNumber);

/** A policy may have ended since, or be used up: then the trip needs another, unless it may have been bought. */
export const lacksPolicy = (
  { policyNumber, completion }: AddInsuranceDraft,
  { policies, includePolicy }: AddInsuranceSetting,
): boolean => !includePolicy && completion?.page !== 'buying' && policyIn({ policies, policyNumber }) === undefined;

/** Flights are looked up for what the trip is: as another one it has none. */
export const losesFlights = ({ items, policyNumber, tripType }: TripEntries, described: Described): boolean =>
  items.length > 0 && (described.tripType !== tripType || described.policyNumber !== policyNumber);

/** A flight that was being looked up is one of this trip only as long as the trip stays the same. */
export const asDescribed = (
  { policyNumber, tripType, lookup }: TripEntries & Pick<AddInsuranceDraft, 'lookup'>,
  described: Described,
): Described & Pick<AddInsuranceDraft, 'lookup'> => ({
  policyNumber: described.policyNumber,
  tripType: described.tripType,
  lookup: described.tripType === tripType && described.policyNumber === policyNumber ? lookup : null,
});

export const roomIn = ({ tripType, items }: TripEntries): number =>
  tripType ? roomOn(tripType, flightsIn(items).length) : 0;

export const roomAtOnceIn = ({ tripType, items }: TripEntries): number =>
  tripType ? roomAtOnce(tripType, flightsIn(items).length) : 0;

/** On a return trip nobody is asked for a direction: what was looked up as the way back is the way back. */
export const asLookedUp = (item: TripDraftItem, { tripType, items }: TripEntries): TripDraftItem =>
  tripType === 'return' ? directed(item, directionAfter(flightsIn(items))) : item;

export const nextFlightTypeIn = ({ tripType, items }: TripEntries) =>
  flightTypeAfter(tripType ?? 'single', flightsIn(items));

/** What the look-up of the next flight begins with. */
export const nextLookupFor = (
  context: TripEntries & Pick<AddInsuranceSetting, 'chartered'> & Pick<AddInsuranceDraft, 'lookup'>,
) => ({
  flightType: nextFlightTypeIn(context),
  room: roomAtOnceIn(context),
  taken: flightsIn(context.items),
  chartered: context.chartered,
  request: {
    policyNumber: context.policyNumber,
    flightNumber: '',
    embarkDate: '',
    direction: context.tripType === 'multi' ? ('outbound' as const) : directionAfter(flightsIn(context.items)),
  },
  draft: context.lookup,
});

/** What is wrong with the flights, by the id of its text. */
export const flightsProblemIn = ({ tripType, items }: Pick<TripEntries, 'tripType' | 'items'>) =>
  tripType ? flightsProblem(tripType, flightsIn(items)) : null;
