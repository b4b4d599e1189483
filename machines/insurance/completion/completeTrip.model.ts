import type { InputFrom } from 'xstate';
import type { Model } from '../../kit/model.ts';
import { createFieldRefusal, createRefusal } from '../../kit/refusals.model.ts';
import type { Refused } from '../../kit/refusals.ts';
import { frida } from '../../passengers/addPassenger.model.ts';
import { londonNewYork } from '../flights.model.ts';
import { completeTripMachine } from './completeTrip.machine.ts';
import type { InsuredTrip } from './purchase.ts';

const input: InputFrom<typeof completeTripMachine> = {
  type: 'single',
  policyNumber: 'POL-ACTIVE',
  flights: [londonNewYork],
  maxInsured: 0,
  passengerSelection: true,
  isEmployee: false,
  mayAddPassengers: true,
  newKey: () => 'key-1',
  newcomers: [],
  draft: null,
};

const left = { passengerIds: ['anna'], delegatedPassengerId: 'anna', bookingRef: null, key: 'key-1' };

export const trip: InsuredTrip = {
  tripId: 'trip-1',
  bookingRef: 'BK1',
  flightIds: [londonNewYork.flightId],
  passengers: [{ passengerId: 'anna', name: 'Anna', surname: 'Berg' }],
  delegatedPassengerId: null,
};

export const dialog: Refused = {
  kind: 'refused',
  reaction: { kind: 'dialog', title: 'Closed', body: 'Until noon' },
};

export const completeTripModel = {
  machine: completeTripMachine,
  inputs: {
    'who selects passengers': input,
    'an employee': { ...input, isEmployee: true, mayAddPassengers: false },
    'where passengers are not selected': { ...input, passengerSelection: false },
    'left at the details': { ...input, draft: { ...left, page: 'details' } },
    'left while buying': { ...input, draft: { ...left, page: 'buying' } },
  },
  events: {
    'travellers.chosen': {
      'Anna and Ben, Anna being the contact': { passengerIds: ['anna', 'ben'], delegatedPassengerId: 'anna' },
      'three, and nobody as the contact': { passengerIds: ['anna', 'ben', 'carla'], delegatedPassengerId: null },
      nobody: { passengerIds: [], delegatedPassengerId: null },
    },
    'passenger.requested': 'no payload',
    'purchase.confirmed': {
      'with the terms': { termsConfirmed: true, bookingRef: 'BK1' },
      'without the terms': { termsConfirmed: false, bookingRef: null },
    },
    'resend.requested': 'no payload',
    'retry.requested': 'no payload',
    'trip.acknowledged': 'no payload',
    'page.left': 'no payload',
    'flights.reopened': 'no payload',
    'trip.reopened': 'no payload',
  },
  answers: {
    addPassenger: {
      added: { kind: 'added', added: { passengerId: 'frida', ...frida } },
      left: { kind: 'left' },
    },
    insureTrip: {
      insured: { kind: 'insured', trip },
      FLIGHT_ALREADY_BOOKED: createRefusal('FLIGHT_ALREADY_BOOKED'),
      'INVALID_PARAMS of the booking reference': createFieldRefusal('bookingRef', 'invalid'),
      KEY_REUSED: createRefusal('KEY_REUSED'),
      'a dialog': dialog,
      'a 401': { kind: 'refused', reaction: { kind: 'end session' } },
    },
    findTrip: {
      insured: { kind: 'insured', trip },
      'not insured': { kind: 'not insured' },
      USER_NOT_FOUND: createRefusal('USER_NOT_FOUND'),
    },
  },
  stateKey: ({ passengerSelection, isEmployee, mayAddPassengers }) =>
    [
      ...(passengerSelection ? [] : ['no selection']),
      ...(isEmployee ? ['employee'] : []),
      ...(mayAddPassengers ? [] : ['adds nobody']),
    ].join(', '),
} satisfies Model<typeof completeTripMachine>;
