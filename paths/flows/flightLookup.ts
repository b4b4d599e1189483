import type { flightLookupModel } from '#machines/insurance/lookup/flightLookup.model.ts';

import type { Doing, Drive } from '../flow.ts';
import { flightLookupGestures } from '../gestures/flightLookup.ts';
import { atTheWizard, comeBack, describe, lookUp, outAndBack, wish } from './insuring.ts';

const inDays = 22;
const anna = { partner: 'sky', path: atTheWizard, as: 'anna@sky.test' };
const chara = { partner: 'sky', path: atTheWizard, as: 'charter@sky.test' };

const byHand = {
  flightNumber: 'ZZ405',
  embarkDate: { inDays },
  embarkTime: '10:30',
  originAirport: 'Paris Charles de Gaulle',
};
/** Of ZZ200, and of ZZ406 when it starts in Paris. */
const [first, second] = ['Paris Charles de Gaulle to Dublin', 'Dublin to São Paulo'];

/** Every place at which several match. */
const choices = ['main of 1', 'leg of 3', 'main of 4, may charter', 'main of 4, may charter, by hand'];

/** Chooses a day for the first of them, where another may have been chosen before. */
const dayOfFirst = (days: number): readonly Doing[] => [
  {
    acts: [
      { tick: 'insurance.choose.label', with: 'flights' },
      { fill: 'insurance.choose.date', with: 'embarkDate' },
    ],
    fields: { flights: [first], embarkDate: { inDays: days } },
  },
];

const found = {
  flightId: '9a1c1f0e-6a63-4f0b-8f8d-2d3f3f5b7c11',
  flightNumber: 'SK101',
  embarkDate: '2031-04-02',
  embarkTime: '09:00',
  arrivalDate: '2031-04-02',
  arrivalTime: '11:15',
  origin: 'OSL',
  destination: 'LHR',
  originAirport: 'Oslo Gardermoen',
  destinationAirport: 'London Heathrow',
  terminal: '1',
  direction: 'outbound',
  flightType: 'main',
  totalPassengers: 9,
  cancelled: 0,
  active: 1,
  departed: 0,
  alerted: 0,
  notified: 0,
  isMonitored: 1,
};

/** Of one number when it is looked up, and of another once it was entered by hand. */
const numbers = (described: string, entered: string) => ({
  ifAfter: {
    'flight.described': { with: { flightNumber: described } },
    'flight.entered': { with: { flightNumber: entered } },
  },
});

export const flightLookupDrive = {
  begins: {
    'the flight of a single trip': { ...anna, does: [describe('single'), wish] },
    'a leg': { ...anna, does: [describe('multi'), wish, lookUp('ZZ100', inDays), wish] },
    'the way back, after the same flight out': { ...anna, does: outAndBack(inDays) },
    'a flight, by who may charter': { ...chara, does: [describe('multi'), wish] },
    'left while entering by hand': {
      ...chara,
      does: [
        describe('multi'),
        wish,
        lookUp('ZZ404', inDays),
        { acts: flightLookupGestures['flight.entered'], fields: { ...byHand, flightNumber: 'ZZ404' } },
        { until: [{ role: 'textbox', text: 'insurance.lookup.number', is: 'invalid' }] },
        ...comeBack,
      ],
    },
    'left while choosing': {
      ...anna,
      does: [
        describe('single'),
        wish,
        lookUp('ZZ200', inDays),
        { until: [{ role: 'heading', text: 'insurance.choose.title' }] },
        ...comeBack,
      ],
    },
  },
  fields: {
    'flight.described': { SK101: { flightNumber: 'SK101', embarkDate: { inDays } } },
    'flight.entered': { 'SK101 from Oslo': byHand },
    'flights.chosen': {
      one: { flights: [first] },
      'one, a day later': { flights: [first] },
      two: { flights: [first, second] },
      none: { flights: [] },
    },
  },
  asks: {
    checkFlight: {
      call: 'GET /travel/flights/validate',
      answers: {
        'one flight': 'as it is',
        'two flights': numbers('ZZ200', 'ZZ406'),
        // It leaves at ten past six.
        'a flight of that morning': { with: { flightNumber: 'BA901' } },
        'the flight, hours later': {
          ifAfter: {
            'flight.described': { with: { flightNumber: 'BA905' } },
            'flight.entered': { fault: { answer: [{ ...found, origin: 'CDG', embarkTime: '21:45' }] } },
          },
        },
        'no flight': { fault: { answer: [] } },
        'one flight, but not with 200': { fault: { status: 203, answer: [found] } },
        FLIGHT_SCHEDULE_NOT_FOUND: { with: { flightNumber: 'ZZ404' } },
        FLIGHT_TOO_SOON: {
          ifAfter: {
            'flight.described': { with: { flightNumber: 'ZZ412' } },
            // Nobody can enter a flight that is too soon, so it is another that is found to be.
            'flight.entered': { with: { flightNumber: 'ZZ407' }, fault: { code: 'FLIGHT_TOO_SOON' } },
          },
        },
        NO_FLIGHT_FOR_DATE: { with: { flightNumber: 'ZZ414' } },
        'a message without a code': { with: { flightNumber: 'ZZ501' } },
      },
    },
    confirmFlights: {
      call: 'GET /travel/flights/validate',
      answers: {
        'the flight': 'as it is',
        'another flight': { fault: { answer: [found] } },
        'a message without a code': { fault: { status: 500, message: 'Carrier offline' } },
      },
    },
    createFlight: {
      call: 'POST /travel/flights',
      answers: {
        created: 'as it is',
        FLIGHT_TOO_SOON: { with: { flightNumber: 'ZZ412' } },
        FLIGHT_NOT_PERMITTED: { with: { flightNumber: 'ZZ403' } },
        // It is there all the same, and is found.
        'no answer': { fault: { lost: true } },
      },
    },
  },
  first: Object.fromEntries(
    choices.flatMap((place) => [
      [`choosing (${place}) ← flights.chosen: one`, dayOfFirst(inDays)],
      [`choosing (${place}) ← flights.chosen: one, a day later`, dayOfFirst(inDays + 1)],
      [`choosing (${place}) ← flights.chosen: two`, dayOfFirst(inDays)],
    ]),
  ),
  except: {
    'confirming (main of 4, may charter, by hand) ← confirmFlights: the flight':
      'who entered a flight by hand entered it for one day',
    'checking (return of 1, taken) ← checkFlight: two flights':
      'no carrier has two flights under a number that was one flight a moment ago',
  },
  brings: {},
} satisfies Drive<typeof flightLookupModel, typeof flightLookupGestures>;
