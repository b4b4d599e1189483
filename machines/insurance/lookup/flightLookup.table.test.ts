import { nothing } from '#tests/kit/machines/table.ts';
import { describeModel } from '#tests/kit/model.ts';

import { flightLookupModel } from './flightLookup.model.ts';

const byHand = 'main of 4, may charter, by hand';

describeModel(flightLookupModel, {
  'to begin with': {
    'the flight of a single trip': 'describing (main of 1)',
    'a leg': 'describing (leg of 3)',
    'the way back, after the same flight out': 'describing (return of 1, taken)',
    'a flight, by who may charter': 'describing (main of 4, may charter)',
    'left while entering by hand': `entering (${byHand})`,
    'left with the flight that was found': 'showing (main of 1)',
    'left while choosing': 'choosing (main of 1)',
  },
  describing: { 'flight.described: SK101': 'checking', 'page.left': 'left' },
  checking: {
    'checkFlight: one flight': 'showing',
    'checkFlight: two flights': 'choosing',
    'checkFlight: a flight of that morning': 'showing',
    'checkFlight: the flight, hours later': 'showing',
    'checkFlight: no flight': 'describing',
    'checkFlight: one flight, but not with 200': 'showing',
    'checkFlight: FLIGHT_SCHEDULE_NOT_FOUND': 'describing',
    'checkFlight: FLIGHT_TOO_SOON': 'describing',
    'checkFlight: NO_FLIGHT_FOR_DATE': 'describing + react(warning, NO_FLIGHT_FOR_DATE)',
    'checkFlight: a message without a code': 'describing + announceUncheckable',
    'checkFlight: no answer': 'describing + announceUnanswered',
    'wait.ended': 'describing',
  },
  'checking (leg of 3)': { 'checkFlight: one flight, but not with 200': 'describing' },
  'checking (return of 1, taken)': {
    'checkFlight: one flight': 'describing',
    'checkFlight: two flights': 'showing',
    'checkFlight: a flight of that morning': 'describing',
    'checkFlight: the flight, hours later': 'describing',
    'checkFlight: one flight, but not with 200': 'describing',
  },
  'checking (main of 4, may charter)': {
    'checkFlight: no flight': 'entering',
    'checkFlight: FLIGHT_SCHEDULE_NOT_FOUND': 'entering',
  },
  [`checking (${byHand})`]: {
    'checkFlight: the flight, hours later': 'entering',
    'checkFlight: no flight': 'entering',
    'checkFlight: FLIGHT_SCHEDULE_NOT_FOUND': 'entering',
    'checkFlight: FLIGHT_TOO_SOON': 'entering',
    'checkFlight: NO_FLIGHT_FOR_DATE': 'entering + react(warning, NO_FLIGHT_FOR_DATE)',
    'checkFlight: a message without a code': 'entering + announceUncheckable',
    'checkFlight: no answer': 'entering + announceUnanswered',
    'wait.ended': 'entering',
  },
  showing: { 'flight.recognised': 'found', 'page.left': 'describing' },
  [`showing (${byHand})`]: { 'page.left': 'entering' },
  entering: {
    'flight.entered: SK101 from Oslo': `creating (${byHand})`,
    'page.left': 'describing (main of 4, may charter)',
  },
  creating: {
    'createFlight: created': 'checking',
    'createFlight: FLIGHT_TOO_SOON': 'entering',
    'createFlight: FLIGHT_NOT_PERMITTED': 'entering + react(warning, FLIGHT_NOT_PERMITTED)',
    'createFlight: no answer': 'checking',
  },
  choosing: {
    'flights.chosen: one': 'found',
    'flights.chosen: one, a day later': 'confirming',
    'flights.chosen: two': 'found',
    'page.left': 'describing',
  },
  'choosing (main of 1)': { 'flights.chosen: two': nothing },
  [`choosing (${byHand})`]: { 'page.left': 'entering' },
  confirming: {
    'confirmFlights: the flight': 'found',
    'confirmFlights: the flight, hours later': 'showing',
    'confirmFlights: another flight': 'choosing',
    'confirmFlights: FLIGHT_TOO_SOON': 'choosing',
    'confirmFlights: NO_FLIGHT_FOR_DATE': 'choosing + react(warning, NO_FLIGHT_FOR_DATE)',
    'confirmFlights: a message without a code': 'choosing + announceUncheckable',
    'confirmFlights: no answer': 'choosing + announceUnanswered',
    'wait.ended': 'choosing',
  },
  found: {},
  left: {},
});
