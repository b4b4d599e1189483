import {
  countFlightsLeft,
  directed,
  directionAfter,
  flightsProblem,
  flightTypeAfter,
  listTripFlights,
  roomAtOnce,
  type TripDraftItem,
  type TripType,
} from '#rules/insurance/tripTypes.ts';

import type { CompleteTripDraft, CompletionSetting } from './completion/entries.ts';
import type { FlightLookupDraft } from './lookup/flightLookup.logic.ts';

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

const findPolicy = ({ policies, policyNumber }: Covered) =>
  policies.find((policy) => policy.policyNumber === policyNumber);

/**
 * Returns whether the trip needs another policy because its own has expired or is used up. A trip that may have been
 * bought keeps its policy.
 */
export const lacksPolicy = (
  { policyNumber, completion }: AddInsuranceDraft,
  { policies, includePolicy }: AddInsuranceSetting,
): boolean => !includePolicy && completion?.page !== 'buying' && findPolicy({ policies, policyNumber }) === undefined;

/** Returns whether a new description drops the flights: they were looked up for this trip type and policy. */
export const losesFlights = ({ items, policyNumber, tripType }: TripEntries, described: Described): boolean =>
  items.length > 0 && (described.tripType !== tripType || described.policyNumber !== policyNumber);

/** Drops a flight look-up in progress when the description of the trip changes. */
export const applyDescription = (
  { policyNumber, tripType, lookup }: TripEntries & Pick<AddInsuranceDraft, 'lookup'>,
  described: Described,
): Described & Pick<AddInsuranceDraft, 'lookup'> => ({
  policyNumber: described.policyNumber,
  tripType: described.tripType,
  lookup: described.tripType === tripType && described.policyNumber === policyNumber ? lookup : null,
});

export const countTripFlightsLeft = ({ tripType, items }: TripEntries): number =>
  tripType ? countFlightsLeft(tripType, listTripFlights(items).length) : 0;

export const countLookupFlightsLeft = ({ tripType, items }: TripEntries): number =>
  tripType ? roomAtOnce(tripType, listTripFlights(items).length) : 0;

/** A return trip never asks for a direction: the second flight is the way back. */
export const setDirection = (item: TripDraftItem, { tripType, items }: TripEntries): TripDraftItem =>
  tripType === 'return' ? directed(item, directionAfter(listTripFlights(items))) : item;

export const getNextFlightType = ({ tripType, items }: TripEntries) =>
  flightTypeAfter(tripType ?? 'single', listTripFlights(items));

export const toNextLookupInput = (
  context: TripEntries & Pick<AddInsuranceSetting, 'chartered'> & Pick<AddInsuranceDraft, 'lookup'>,
) => ({
  flightType: getNextFlightType(context),
  room: countLookupFlightsLeft(context),
  taken: listTripFlights(context.items),
  chartered: context.chartered,
  request: {
    policyNumber: context.policyNumber,
    flightNumber: '',
    embarkDate: '',
    direction: context.tripType === 'multi' ? ('outbound' as const) : directionAfter(listTripFlights(context.items)),
  },
  draft: context.lookup,
});

export const toCompletionInput = (
  context: AddInsuranceSetting & AddInsuranceDraft & Pick<CompletionSetting, 'newcomers'>,
): CompletionSetting & { draft: CompleteTripDraft | null } => ({
  type: context.tripType ?? 'single',
  policyNumber: context.policyNumber,
  flights: listTripFlights(context.items),
  maxInsured: findPolicy(context)?.maxInsured ?? 0,
  passengerSelection: context.passengerSelection,
  isEmployee: context.isEmployee,
  mayAddPassengers: context.mayAddPassengers,
  newKey: context.newKey,
  newcomers: context.newcomers,
  draft: context.completion,
});

/** Returns the id of the text that says what is wrong with the flights. */
export const findFlightsProblem = ({ tripType, items }: Pick<TripEntries, 'tripType' | 'items'>) =>
  tripType ? flightsProblem(tripType, listTripFlights(items)) : null;
