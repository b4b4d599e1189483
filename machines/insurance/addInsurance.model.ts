import { listTripFlights, toDraftItem } from '#rules/insurance/tripTypes.ts';

import type { Model } from '../kit/model.ts';
import { addInsuranceMachine } from './addInsurance.machine.ts';
import { trip } from './completion/completeTrip.model.ts';
import type { CompleteTripDraft } from './completion/entries.ts';
import { londonNewYork, londonOslo, osloLondon, request } from './flights.model.ts';
import type { FlightLookupDraft } from './lookup/flightLookup.logic.ts';

export const input = {
  policyNumber: 'POL-ACTIVE',
  lacksPayout: false,
  includePolicy: false,
  policies: [{ policyNumber: 'POL-ACTIVE', maxInsured: 0 }],
  chartered: false,
  passengerSelection: true,
  isEmployee: false,
  mayAddPassengers: true,
  newKey: () => 'key-1',
  draft: null,
} as const;

const out = toDraftItem([osloLondon]);

const left = {
  policyNumber: 'POL-ACTIVE',
  tripType: 'return',
  items: [out],
  lookup: null,
  completion: null,
} as const;

const asked: FlightLookupDraft = { page: 'describing', request, byHand: null, found: [] };

const shown: FlightLookupDraft = { ...asked, page: 'showing', found: [osloLondon] };

const leftTravellers: CompleteTripDraft = {
  page: 'travellers',
  passengerIds: ['anna'],
  delegatedPassengerId: null,
  bookingRef: null,
  key: null,
};

export const addInsuranceModel = {
  machine: addInsuranceMachine,
  inputs: {
    'a new trip': input,
    'without a payout method where one is needed': { ...input, lacksPayout: true },
    'left at the flights': { ...input, draft: { ...left, items: [out], page: 'listing' } },
    'left while looking up': { ...input, draft: { ...left, items: [out], page: 'looking up' } },
    'left while completing': {
      ...input,
      draft: { ...left, items: [out, toDraftItem([londonOslo])], page: 'completing' },
    },
  },
  events: {
    'payout.setUp': 'no payload',
    'trip.described': {
      'a single trip': { policyNumber: 'POL-ACTIVE', tripType: 'single' },
      'a return trip': { policyNumber: 'POL-ACTIVE', tripType: 'return' },
      'a trip of several legs': { policyNumber: 'POL-ACTIVE', tripType: 'multi' },
    },
    'change.confirmed': 'no payload',
    'change.declined': 'no payload',
    'flight.requested': 'no payload',
    'flight.removed': { 'the first': { at: 0 } },
    'flights.confirmed': 'no payload',
    'trip.reopened': { 'with a flight shown': { lookup: shown } },
    'page.left': 'no payload',
  },
  answers: {
    flightLookup: {
      'one flight': { kind: 'found', item: out, policyNumber: 'POL-ACTIVE', draft: shown },
      'more flights than there is room for': {
        kind: 'found',
        item: toDraftItem([osloLondon, londonNewYork, osloLondon, londonNewYork, osloLondon]),
        policyNumber: 'POL-ACTIVE',
        draft: shown,
      },
      left: { kind: 'left', draft: asked },
    },
    completeTrip: {
      insured: { kind: 'insured', trip },
      'left for the flights': { kind: 'left', to: 'flights', draft: leftTravellers, newcomers: [] },
      'left for the trip': { kind: 'left', to: 'trip', draft: leftTravellers, newcomers: [] },
    },
  },
  stateKey: ({ tripType, items, pending }) =>
    [
      tripType ?? 'no type yet',
      `${listTripFlights(items).length} of its flights`,
      ...(pending ? [`or ${pending.tripType}`] : []),
    ].join(', '),
} satisfies Model<typeof addInsuranceMachine>;
