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

/** The settings of partner and customer that adding an insurance depends on. */
export type AddInsuranceSetting = {
  /** Whether the partner requires a payout method before a trip, and this customer has none. */
  lacksPayout: boolean;
  /** Whether the policy is asked for with each flight instead of with the trip. */
  includePolicy: boolean;
  /** The policies that can insure a trip now, each with its maximum of people; 0 means no maximum. */
  policies: readonly { policyNumber: string; maxInsured: number }[];
  chartered: boolean;
  passengerSelection: boolean;
  isEmployee: boolean;
  mayAddPassengers: boolean;
  newKey: () => string;
};

export type Described = { policyNumber: string; tripType: TripType };

export type TripEntries = { policyNumber: string; tripType: TripType | null; items: TripDraftItem[] };

export type AddInsuranceDraft = TripEntries & {
  page: 'describing' | 'listing' | 'looking up' | 'completing';
  lookup: FlightLookupDraft | null;
  completion: CompleteTripDraft | null;
};

type Covered = Pick<AddInsuranceSetting, 'policies'> & Pick<TripEntries, 'policyNumber'>;

export const policyIn = ({ policies, policyNumber }: Covered) =>
  policies.find((policy) => policy.policyNumber === policyNumber);

/**
 * Returns whether the trip needs another policy because its own has expired or is used up. A trip that may have been
 * bought keeps its policy.
 */
export const lacksPolicy = (
  { policyNumber, completion }: AddInsuranceDraft,
  { policies, includePolicy }: AddInsuranceSetting,
): boolean => !includePolicy && completion?.page !== 'buying' && policyIn({ policies, policyNumber }) === undefined;

/** Returns whether a new description drops the flights: they were looked up for this trip type and policy. */
export const losesFlights = ({ items, policyNumber, tripType }: TripEntries, described: Described): boolean =>
  items.length > 0 && (described.tripType !== tripType || described.policyNumber !== policyNumber);

/** Drops a flight look-up in progress when the description of the trip changes. */
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

/** A return trip never asks for a direction: the second flight is the way back. */
export const asLookedUp = (item: TripDraftItem, { tripType, items }: TripEntries): TripDraftItem =>
  tripType === 'return' ? directed(item, directionAfter(flightsIn(items))) : item;

export const nextFlightTypeIn = ({ tripType, items }: TripEntries) =>
  flightTypeAfter(tripType ?? 'single', flightsIn(items));

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

/** Returns the id of the text that says what is wrong with the flights. */
export const flightsProblemIn = ({ tripType, items }: Pick<TripEntries, 'tripType' | 'items'>) =>
  tripType ? flightsProblem(tripType, flightsIn(items)) : null;
