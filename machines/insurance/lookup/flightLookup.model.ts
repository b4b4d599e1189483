import type { InputFrom } from 'xstate';
import type { Model } from '../../kit/model.ts';
import { createFieldRefusal, createRefusal } from '../../kit/refusals.model.ts';
import { londonNewYork, nextDay, osloLondon, request, tooEarlyBack } from '../flights.model.ts';
import { flightLookupMachine } from './flightLookup.machine.ts';

const blank = { policyNumber: 'POL-ACTIVE', flightNumber: '', embarkDate: '', direction: 'outbound' } as const;

const main: InputFrom<typeof flightLookupMachine> = {
  flightType: 'main',
  room: 1,
  taken: [],
  chartered: false,
  request: blank,
  draft: null,
};

export const byHand = {
  flightNumber: 'SK101',
  embarkDate: '2026-12-01',
  embarkTime: '09:00',
  origin: 'OSL',
  originAirport: 'Oslo Gardermoen',
} as const;

export const flightLookupModel = {
  machine: flightLookupMachine,
  inputs: {
    'the flight of a single trip': main,
    'a leg': { ...main, flightType: 'leg', room: 3 },
    'the way back, after the same flight out': { ...main, flightType: 'return', taken: [osloLondon] },
    'a flight, by who may charter': { ...main, room: 4, chartered: true },
    'left while entering by hand': {
      ...main,
      room: 4,
      chartered: true,
      draft: { page: 'entering', request, byHand, found: [] },
    },
    'left with the flight that was found': {
      ...main,
      draft: { page: 'showing', request, byHand: null, found: [osloLondon] },
    },
    'left while choosing': {
      ...main,
      draft: { page: 'choosing', request, byHand: null, found: [osloLondon, londonNewYork] },
    },
  },
  events: {
    'flight.described': { SK101: request },
    'flight.entered': { 'SK101 from Oslo': byHand },
    'flight.recognised': 'no payload',
    'flights.chosen': {
      one: { flights: [osloLondon] },
      'one, a day later': { flights: [nextDay(osloLondon)] },
      two: { flights: [osloLondon, londonNewYork] },
      none: { flights: [] },
    },
    'wait.ended': 'no payload',
    'page.left': 'no payload',
  },
  answers: {
    checkFlight: {
      'one flight': { kind: 'checked', status: 200, flights: [osloLondon] },
      'two flights': { kind: 'checked', status: 200, flights: [osloLondon, londonNewYork] },
      'a flight of that morning': { kind: 'checked', status: 200, flights: [tooEarlyBack] },
      'the flight, hours later': {
        kind: 'checked',
        status: 200,
        flights: [{ ...osloLondon, embarkTime: '13:45' }],
      },
      'no flight': { kind: 'checked', status: 200, flights: [] },
      'one flight, but not with 200': { kind: 'checked', status: 203, flights: [osloLondon] },
      FLIGHT_SCHEDULE_NOT_FOUND: createFieldRefusal('flightNumber', 'FLIGHT_SCHEDULE_NOT_FOUND'),
      FLIGHT_TOO_SOON: createFieldRefusal('embarkDate', 'FLIGHT_TOO_SOON'),
      NO_FLIGHT_FOR_DATE: createRefusal('NO_FLIGHT_FOR_DATE'),
      'a message without a code': { kind: 'refused', reaction: { kind: 'error', message: 'Carrier offline' } },
    },
    confirmFlights: {
      'the flight': [{ kind: 'checked', status: 200, flights: [nextDay(osloLondon)] }],
      'the flight, hours later': [
        { kind: 'checked', status: 200, flights: [{ ...nextDay(osloLondon), embarkTime: '13:45' }] },
      ],
      'another flight': [{ kind: 'checked', status: 200, flights: [nextDay(londonNewYork)] }],
      FLIGHT_TOO_SOON: [createFieldRefusal('embarkDate', 'FLIGHT_TOO_SOON')],
      NO_FLIGHT_FOR_DATE: [createRefusal('NO_FLIGHT_FOR_DATE')],
      'a message without a code': [{ kind: 'refused', reaction: { kind: 'error', message: 'Carrier offline' } }],
    },
    createFlight: {
      created: { kind: 'created' },
      FLIGHT_TOO_SOON: createFieldRefusal('embarkDate', 'FLIGHT_TOO_SOON'),
      FLIGHT_NOT_PERMITTED: createRefusal('FLIGHT_NOT_PERMITTED'),
    },
  },
  stateKey: ({ flightType, room, taken, chartered, byHand }) =>
    [
      `${flightType} of ${room}`,
      ...(taken.length > 0 ? ['taken'] : []),
      ...(chartered ? ['may charter'] : []),
      ...(byHand ? ['by hand'] : []),
    ].join(', '),
} satisfies Model<typeof flightLookupMachine>;
