import { array, type Describe, enums, literal, nullable, number, optional, string, type } from 'superstruct';
import type { CompleteTripDraft } from '#machines/insurance/completion/entries.ts';
import type { FlightLookupDraft } from '#machines/insurance/lookup/flightLookup.logic.ts';
import type { AddInsuranceDraft } from '#machines/insurance/tripEntries.ts';
import { type FoundFlight, tripTypes } from '#rules/insurance/tripTypes.ts';
import type { DraftKind } from '#src/wizard/keeper.ts';

const direction = enums(['outbound', 'inbound']);

const Flight: Describe<FoundFlight> = type({
  flightId: string(),
  flightNumber: string(),
  embarkDate: string(),
  embarkTime: string(),
  arrivalDate: string(),
  arrivalTime: string(),
  origin: string(),
  destination: string(),
  originAirport: string(),
  destinationAirport: string(),
  direction,
  flightType: enums(['main', 'leg', 'return']),
  totalPassengers: number(),
  cancelled: optional(number()),
});

const Item = type({
  id: string(),
  display: type({
    summary: string(),
    flightNumber: string(),
    embarkDate: string(),
    embarkTime: string(),
    origin: string(),
    flightDirection: direction,
  }),
  cover: type({ itemTypeId: literal('FLIGHT'), flights: array(Flight) }),
});

const Lookup: Describe<FlightLookupDraft> = type({
  page: enums(['describing', 'entering', 'showing', 'choosing']),
  request: type({ policyNumber: string(), flightNumber: string(), embarkDate: string(), direction }),
  byHand: nullable(
    type({
      flightNumber: string(),
      embarkDate: string(),
      embarkTime: string(),
      origin: string(),
      originAirport: string(),
    }),
  ),
  found: array(Flight),
});

const Completion: Describe<CompleteTripDraft> = type({
  page: enums(['travellers', 'details', 'buying']),
  passengerIds: array(string()),
  delegatedPassengerId: nullable(string()),
  bookingRef: nullable(string()),
  key: nullable(string()),
});

const Draft: Describe<AddInsuranceDraft> = type({
  page: enums(['describing', 'listing', 'looking up', 'completing']),
  policyNumber: string(),
  tripType: nullable(enums(tripTypes)),
  items: array(Item),
  lookup: nullable(Lookup),
  completion: nullable(Completion),
});

/** Draft of a trip that is being insured. It contains only the ids of travellers. */
export const tripDraft: DraftKind<AddInsuranceDraft> = { flow: 'addInsurance', version: 3, struct: Draft };
