import type { FlightLookupDraft } from '#machines/insurance/lookup/flightLookup.logic.ts';
import { flightLookupModel } from '#machines/insurance/lookup/flightLookup.model.ts';

import type { Action } from '../../actions.ts';
import type { Assertion } from '../../assertions.ts';
import { flowSpec } from '../../spec.ts';
import type { TextId } from '../../texts.ts';
import { createCheckedAnswer, dublinSaoPaulo, earlyDublinParis, parisDublin } from '../kit/flights.ts';
import {
  addOne,
  ask,
  atTheWizard,
  chooseFlights,
  comeBack,
  describe,
  describeFlight,
  enterFlight,
  goBack,
  lookUp,
  outAndBack,
  recogniseFlight,
  stopWaiting,
} from '../kit/insuring.ts';

/** Days from now on which all flights of the look-ups leave. */
export const inDays = 22;
const anna = { partner: 'sky', path: atTheWizard, as: 'anna@sky.test' };
const chara = { partner: 'sky', path: atTheWizard, as: 'charter@sky.test' };

const byHand = {
  flightNumber: 'ZZ405',
  embarkDate: { inDays },
  embarkTime: '10:30',
  originAirport: 'Paris Charles de Gaulle',
};
/** The legs of ZZ200, and of ZZ406 from Paris. */
const [first, second] = ['Paris Charles de Gaulle to Dublin', 'Dublin to São Paulo'];
const late = { ...parisDublin, embarkTime: '21:45' };

/** Chooses a day for the first flight after deselecting another. */
const dayOfFirst = (days: number): readonly Action[] => [
  {
    acts: [
      { tick: 'insurance.choose.label', with: 'flights' },
      { press: 'button', named: 'insurance.choose.other_day' },
      { fill: 'insurance.choose.date', with: 'embarkDate' },
    ],
    fields: { flights: [first], embarkDate: { inDays: days } },
  },
];

/** A flight number for a look-up and another for a manual entry. */
const numbers = (described: string, entered: string) => ({
  ifAfter: {
    'flight.described': { with: { flightNumber: described } },
    'flight.entered': { with: { flightNumber: entered } },
  },
});

/** The page stays while an answer is pending. */
const waitingFor = (text: TextId): readonly Assertion[] => [
  { role: 'button', text, is: 'busy' },
  { role: 'button', text: 'wizard.back', is: 'disabled' },
];
const busy = ({ page }: { page: FlightLookupDraft['page'] }): readonly Assertion[] => [
  { role: 'textbox', text: 'insurance.lookup.number' },
  ...waitingFor(page === 'entering' ? 'insurance.hand.submit' : 'insurance.lookup.check'),
];
const gone: readonly Assertion[] = [{ role: 'textbox', text: 'insurance.lookup.number', is: 'missing' }];

export const spec = flowSpec(flightLookupModel, {
  labels: { 'depDate.0': 'insurance.choose.date' },
  starts: {
    'the flight of a single trip': { ...anna, do: [describe('single')] },
    'a leg': { ...anna, do: [describe('multi'), lookUp('ZZ100', inDays), addOne] },
    'the way back, after the same flight out': { ...anna, do: outAndBack(inDays) },
    'a flight, by who may charter': { ...chara, do: [describe('multi')] },
    'left while entering by hand': {
      ...chara,
      do: [
        describe('multi'),
        ask('ZZ404', inDays),
        { acts: enterFlight, fields: { ...byHand, flightNumber: 'ZZ404' } },
        { until: [{ role: 'textbox', text: 'insurance.lookup.number', is: 'invalid' }] },
        ...comeBack,
      ],
    },
    'left with the flight that was found': {
      ...anna,
      do: [
        describe('single'),
        ask('SK101', inDays),
        { until: [{ role: 'heading', text: 'insurance.found.title' }] },
        ...comeBack,
      ],
    },
    'left while choosing': {
      ...anna,
      do: [
        describe('single'),
        ask('ZZ200', inDays),
        { until: [{ role: 'heading', text: 'insurance.choose.title' }] },
        ...comeBack,
      ],
    },
  },
  events: {
    'flight.described': {
      usually: describeFlight,
      cases: { SK101: { fields: { flightNumber: 'SK101', embarkDate: { inDays } } } },
    },
    'flight.entered': { usually: enterFlight, cases: { 'SK101 from Oslo': { fields: byHand } } },
    'flight.recognised': recogniseFlight,
    'flights.chosen': {
      usually: chooseFlights,
      cases: {
        one: { fields: { flights: [first] }, first: dayOfFirst(inDays) },
        'one, a day later': { fields: { flights: [first] }, first: dayOfFirst(inDays + 1) },
        two: { fields: { flights: [first, second] }, first: dayOfFirst(inDays) },
        none: { fields: { flights: [] } },
      },
    },
    // The button appears after a long wait.
    'wait.ended': {
      from: 'the page',
      do: [{ pass: 3_000 }, { pass: 7_000 }, { acts: stopWaiting }],
    },
    'page.left': goBack,
  },
  states: {
    restoring: 'transient',
    describing: [
      { role: 'textbox', text: 'insurance.lookup.number' },
      { role: 'button', text: 'insurance.lookup.check', is: 'enabled' },
      { role: 'button', text: 'wizard.back', is: 'enabled' },
    ],
    checking: busy,
    entering: [
      { role: 'heading', text: 'insurance.hand.title' },
      { role: 'textbox', text: 'insurance.lookup.number' },
      { role: 'combobox', text: 'insurance.hand.origin' },
      { role: 'button', text: 'insurance.hand.submit', is: 'enabled' },
    ],
    creating: busy,
    showing: [
      { role: 'heading', text: 'insurance.found.title' },
      { role: 'button', text: 'insurance.found.yes', is: 'enabled' },
      { role: 'button', text: 'insurance.found.no', is: 'enabled' },
    ],
    choosing: ({ room }: { room: number }): readonly Assertion[] => [
      { role: 'heading', text: 'insurance.choose.title' },
      { role: room === 1 ? 'radiogroup' : 'group', text: 'insurance.choose.label' },
      { role: 'button', text: 'insurance.choose.submit', is: 'enabled' },
    ],
    confirming: [{ role: 'heading', text: 'insurance.choose.title' }, ...waitingFor('insurance.choose.submit')],
    found: gone,
    left: gone,
  },
  actors: {
    checkFlight: {
      call: 'GET /travel/flights/validate',
      document: 'FlightCheck',
      answers: {
        'one flight': { data: createCheckedAnswer([parisDublin]) },
        'two flights': {
          ...numbers('ZZ200', 'ZZ406'),
          data: createCheckedAnswer([parisDublin, dublinSaoPaulo]),
          except: {
            'checking (return of 1, taken)':
              'no carrier has two flights under a number that was one flight a moment ago',
          },
        },
        // This flight leaves at 06:10.
        'a flight of that morning': { with: { flightNumber: 'BA901' }, data: createCheckedAnswer([earlyDublinParis]) },
        'the flight, hours later': {
          except: { 'checking (return of 1, taken)': 'no flight leaves hours later than it did a moment ago' },
          ifAfter: {
            'flight.described': { with: { flightNumber: 'BA905' } },
            'flight.entered': { fault: { answer: [late] } },
          },
          data: createCheckedAnswer([late]),
        },
        'no flight': { fault: { answer: [] }, data: createCheckedAnswer([]) },
        'one flight, but not with 200': {
          ifAfter: {
            'flight.described': { fault: { status: 203, answer: [parisDublin] } },
            // Tests run in spring, when Paris is UTC+2 instead of UTC+1, and the entered time is local.
            'flight.entered': { fault: { status: 203, answer: [{ ...parisDublin, embarkTime: '08:30' }] } },
          },
          data: createCheckedAnswer([parisDublin], 203),
        },
        FLIGHT_SCHEDULE_NOT_FOUND: { with: { flightNumber: 'ZZ404' } },
        FLIGHT_TOO_SOON: {
          ifAfter: {
            'flight.described': { with: { flightNumber: 'ZZ412' } },
            // The form prevents entering a flight that is too soon, so another one is refused as such.
            'flight.entered': { with: { flightNumber: 'ZZ407' }, fault: { code: 'FLIGHT_TOO_SOON' } },
          },
        },
        NO_FLIGHT_FOR_DATE: { with: { flightNumber: 'ZZ414' } },
        'a message without a code': { with: { flightNumber: 'ZZ501' } },
      },
    },
    confirmFlights: {
      call: 'GET /travel/flights/validate',
      document: 'FlightCheck',
      answers: {
        'the flight': {
          data: createCheckedAnswer([parisDublin]),
          except: {
            'confirming (main of 4, may charter, by hand)': 'who entered a flight by hand entered it for one day',
          },
        },
        'the flight, hours later': {
          except: { confirming: 'no number has several flights that leave hours later on another day' },
          data: createCheckedAnswer([late]),
        },
        'another flight': { fault: { answer: [dublinSaoPaulo] }, data: createCheckedAnswer([dublinSaoPaulo]) },
      },
    },
    createFlight: {
      call: 'POST /travel/flights',
      document: 'CreateFlight',
      answers: {
        created: { data: { createFlight: { __typename: 'Flight', flightId: parisDublin.flightId } } },
        FLIGHT_TOO_SOON: { with: { flightNumber: 'ZZ412' } },
        FLIGHT_NOT_PERMITTED: { with: { flightNumber: 'ZZ403' } },
        // The flight was stored and is found afterwards.
        'no answer': { fault: { lost: true } },
      },
    },
  },
  effects: { announceUncheckable: [{ told: 'errors.validating_flight' }], storeDayProblems: 'unseen' },
});
