import { describe, expect, it } from 'vitest';

import { onStage } from '#tests/kit/machines/stage.ts';
import { describeModel } from '#tests/kit/model.ts';

import { refusedFor } from '../answers.model.ts';
import { flightLookupMachine } from './flightLookup.machine.ts';
import { byHand, flightLookupModel } from './flightLookup.model.ts';
import { londonNewYork, osloLondon, request, tooEarlyBack } from './flights.model.ts';

const { inputs } = flightLookupModel;
const described = { type: 'flight.described', ...request } as const;
const one = { kind: 'checked', status: 200, flights: [osloLondon] } as const;
const several = { kind: 'checked', status: 200, flights: [osloLondon, londonNewYork] } as const;
const unknown = refusedFor('flightNumber', 'FLIGHT_SCHEDULE_NOT_FOUND');

function checking(input: keyof typeof inputs = 'the flight of a single trip') {
  const stage = onStage(flightLookupMachine, inputs[input]);
  stage.actor.send(described);
  return stage;
}

describe('looking up a flight', () => {
  it('is done with the one flight that matches', () => {
    const { actor, answer } = checking();

    answer('checkFlight', one);

    expect(actor.getSnapshot().output).toEqual({
      kind: 'found',
      policyNumber: 'POL-ACTIVE',
      item: {
        id: 'SK101 2026-12-01 OSL',
        display: {
          summary: 'OSL → LHR',
          flightNumber: 'SK101',
          embarkDate: '2026-12-01',
          embarkTime: '09:00',
          origin: 'OSL',
          flightDirection: 'outbound',
        },
        cover: { itemTypeId: 'FLIGHT', flights: [osloLondon] },
      },
    });
  });

  it('lets the customer say which it is where several match, as many as the trip has room for', () => {
    const { actor, answer } = checking();
    answer('checkFlight', several);

    actor.send({ type: 'flights.chosen', flights: [osloLondon, londonNewYork] });
    expect(actor.getSnapshot().value).toBe('choosing');

    actor.send({ type: 'flights.chosen', flights: [londonNewYork] });
    expect(actor.getSnapshot().status).toBe('done');
  });

  it('says at the flight number that nobody knows it, until it is looked up again', () => {
    const { actor, answer } = checking();

    answer('checkFlight', unknown);
    expect(actor.getSnapshot().context.problems).toEqual({ flightNumber: 'FLIGHT_SCHEDULE_NOT_FOUND' });

    actor.send(described);
    expect(actor.getSnapshot().context.problems).toEqual({});
  });

  it('takes no flight for a leg unless the insurer said 200', () => {
    const { actor, answer } = checking('a leg');

    answer('checkFlight', { ...one, status: 203 });

    expect(actor.getSnapshot().context.problems).toEqual({ flightNumber: 'FLIGHT_SCHEDULE_NOT_FOUND' });
  });

  it('does not take a flight that the trip has', () => {
    const { actor, answer } = checking('the way back, after the same flight out');

    answer('checkFlight', one);

    expect(actor.getSnapshot().context.problems).toEqual({ flightNumber: 'DUPLICATE_FLIGHT' });
  });

  it('takes no way back that leaves before its way out, and says so at the day', () => {
    const { actor, answer } = checking('the way back, after the same flight out');

    answer('checkFlight', { kind: 'checked', status: 200, flights: [tooEarlyBack] });
    expect(actor.getSnapshot().value).toBe('describing');
    expect(actor.getSnapshot().context.problems).toEqual({ embarkDate: 'insurance.order.back' });

    actor.send(described);
    answer('checkFlight', { kind: 'checked', status: 200, flights: [{ ...tooEarlyBack, embarkTime: '18:00' }] });
    expect(actor.getSnapshot().status).toBe('done');
  });

  it('takes no way out that leaves after its way back, which was there first', () => {
    const { actor, answer } = onStage(flightLookupMachine, {
      ...inputs['the flight of a single trip'],
      taken: [tooEarlyBack],
    });
    actor.send(described);

    answer('checkFlight', one);

    expect(actor.getSnapshot().context.problems).toEqual({ embarkDate: 'insurance.order.out' });
  });

  it('takes none of several either, as long as it leaves too early', () => {
    const { actor } = onStage(flightLookupMachine, {
      ...inputs['the way back, after the same flight out'],
      draft: { page: 'choosing', request, byHand: null, found: [tooEarlyBack, londonNewYork] },
    });

    actor.send({ type: 'flights.chosen', flights: [tooEarlyBack] });
    expect(actor.getSnapshot().value).toBe('choosing');

    actor.send({ type: 'flights.chosen', flights: [{ ...tooEarlyBack, embarkDate: '2026-12-02' }] });
    expect(actor.getSnapshot().status).toBe('done');
  });

  it('lets who may charter enter an unknown flight by hand, and looks it up again', () => {
    const { actor, answer, asked } = checking('a flight, by who may charter');
    answer('checkFlight', unknown);
    expect(actor.getSnapshot().value).toBe('entering');
    asked();

    actor.send({ type: 'flight.entered', ...byHand });
    answer('createFlight', { kind: 'created' });
    expect(asked()).toEqual([
      'createFlight(SK101, 2026-12-01, 09:00, OSL, Oslo Gardermoen, POL-ACTIVE, outbound)',
      'checkFlight(POL-ACTIVE, SK101, 2026-12-01, outbound, main, OSL)',
    ]);

    answer('checkFlight', unknown);
    expect(actor.getSnapshot().value).toBe('entering');
  });

  it('does not enter a flight twice when the answer is lost, but looks whether it is there', () => {
    const { actor, answer, fail, asked } = checking('a flight, by who may charter');
    answer('checkFlight', unknown);
    actor.send({ type: 'flight.entered', ...byHand });
    fail('createFlight');
    answer('checkFlight', one);

    expect(actor.getSnapshot().output).toMatchObject({ kind: 'found' });
    expect(asked().filter((each) => each.startsWith('createFlight'))).toHaveLength(1);
  });

  it('goes back to the page that it came from', () => {
    const { actor, answer } = checking('a flight, by who may charter');
    answer('checkFlight', unknown);
    actor.send({ type: 'flight.entered', ...byHand });
    answer('createFlight', { kind: 'created' });
    answer('checkFlight', several);

    actor.send({ type: 'page.left' });
    expect(actor.getSnapshot().value).toBe('entering');
    actor.send({ type: 'page.left' });
    expect(actor.getSnapshot().value).toBe('describing');
    actor.send({ type: 'page.left' });
    expect(actor.getSnapshot().output).toEqual({ kind: 'left' });
  });
});

describeModel(flightLookupModel, {
  'to begin with': {
    'the flight of a single trip': 'describing (main of 1)',
    'a leg': 'describing (leg of 3)',
    'the way back, after the same flight out': 'describing (return of 1, taken)',
    'a flight, by who may charter': 'describing (main of 4, may charter)',
    'left while entering by hand': 'entering (main of 4, may charter, by hand)',
    'left while choosing': 'choosing (main of 1)',
  },
  'describing (main of 1)': { 'flight.described: SK101': 'checking (main of 1)', 'page.left': 'left (main of 1)' },
  'describing (leg of 3)': { 'flight.described: SK101': 'checking (leg of 3)', 'page.left': 'left (leg of 3)' },
  'describing (return of 1, taken)': {
    'flight.described: SK101': 'checking (return of 1, taken)',
    'page.left': 'left (return of 1, taken)',
  },
  'describing (main of 4, may charter)': {
    'flight.described: SK101': 'checking (main of 4, may charter)',
    'page.left': 'left (main of 4, may charter)',
  },
  'entering (main of 4, may charter, by hand)': {
    'flight.entered: SK101 from Oslo': 'creating (main of 4, may charter, by hand)',
    'page.left': 'describing (main of 4, may charter)',
  },
  'choosing (main of 1)': { 'flights.chosen: one': 'found (main of 1)', 'page.left': 'describing (main of 1)' },
  'checking (main of 1)': {
    'checkFlight: one flight': 'found (main of 1)',
    'checkFlight: two flights': 'choosing (main of 1)',
    'checkFlight: a flight of that morning': 'found (main of 1)',
    'checkFlight: no flight': 'describing (main of 1)',
    'checkFlight: one flight, but not with 200': 'found (main of 1)',
    'checkFlight: FLIGHT_SCHEDULE_NOT_FOUND': 'describing (main of 1)',
    'checkFlight: FLIGHT_TOO_SOON': 'describing (main of 1)',
    'checkFlight: NO_FLIGHT_FOR_DATE': 'describing (main of 1) + react(warning, NO_FLIGHT_FOR_DATE)',
    'checkFlight: a message without a code': 'describing (main of 1) + announceUncheckable',
    'checkFlight: no answer': 'describing (main of 1) + announceUnanswered',
  },
  'left (main of 1)': {},
  'checking (leg of 3)': {
    'checkFlight: one flight': 'found (leg of 3)',
    'checkFlight: two flights': 'choosing (leg of 3)',
    'checkFlight: a flight of that morning': 'found (leg of 3)',
    'checkFlight: no flight': 'describing (leg of 3)',
    'checkFlight: one flight, but not with 200': 'describing (leg of 3)',
    'checkFlight: FLIGHT_SCHEDULE_NOT_FOUND': 'describing (leg of 3)',
    'checkFlight: FLIGHT_TOO_SOON': 'describing (leg of 3)',
    'checkFlight: NO_FLIGHT_FOR_DATE': 'describing (leg of 3) + react(warning, NO_FLIGHT_FOR_DATE)',
    'checkFlight: a message without a code': 'describing (leg of 3) + announceUncheckable',
    'checkFlight: no answer': 'describing (leg of 3) + announceUnanswered',
  },
  'left (leg of 3)': {},
  'checking (return of 1, taken)': {
    'checkFlight: one flight': 'describing (return of 1, taken)',
    'checkFlight: two flights': 'found (return of 1, taken)',
    'checkFlight: a flight of that morning': 'describing (return of 1, taken)',
    'checkFlight: no flight': 'describing (return of 1, taken)',
    'checkFlight: one flight, but not with 200': 'describing (return of 1, taken)',
    'checkFlight: FLIGHT_SCHEDULE_NOT_FOUND': 'describing (return of 1, taken)',
    'checkFlight: FLIGHT_TOO_SOON': 'describing (return of 1, taken)',
    'checkFlight: NO_FLIGHT_FOR_DATE': 'describing (return of 1, taken) + react(warning, NO_FLIGHT_FOR_DATE)',
    'checkFlight: a message without a code': 'describing (return of 1, taken) + announceUncheckable',
    'checkFlight: no answer': 'describing (return of 1, taken) + announceUnanswered',
  },
  'left (return of 1, taken)': {},
  'found (return of 1, taken)': {},
  'checking (main of 4, may charter)': {
    'checkFlight: one flight': 'found (main of 4, may charter)',
    'checkFlight: two flights': 'choosing (main of 4, may charter)',
    'checkFlight: a flight of that morning': 'found (main of 4, may charter)',
    'checkFlight: no flight': 'entering (main of 4, may charter)',
    'checkFlight: one flight, but not with 200': 'found (main of 4, may charter)',
    'checkFlight: FLIGHT_SCHEDULE_NOT_FOUND': 'entering (main of 4, may charter)',
    'checkFlight: FLIGHT_TOO_SOON': 'describing (main of 4, may charter)',
    'checkFlight: NO_FLIGHT_FOR_DATE': 'describing (main of 4, may charter) + react(warning, NO_FLIGHT_FOR_DATE)',
    'checkFlight: a message without a code': 'describing (main of 4, may charter) + announceUncheckable',
    'checkFlight: no answer': 'describing (main of 4, may charter) + announceUnanswered',
  },
  'left (main of 4, may charter)': {},
  'creating (main of 4, may charter, by hand)': {
    'createFlight: created': 'checking (main of 4, may charter, by hand)',
    'createFlight: FLIGHT_TOO_SOON': 'entering (main of 4, may charter, by hand)',
    'createFlight: FLIGHT_NOT_PERMITTED':
      'entering (main of 4, may charter, by hand) + react(warning, FLIGHT_NOT_PERMITTED)',
    'createFlight: no answer': 'checking (main of 4, may charter, by hand)',
  },
  'found (main of 1)': {},
  'found (leg of 3)': {},
  'choosing (leg of 3)': {
    'flights.chosen: one': 'found (leg of 3)',
    'flights.chosen: two': 'found (leg of 3)',
    'page.left': 'describing (leg of 3)',
  },
  'found (main of 4, may charter)': {},
  'choosing (main of 4, may charter)': {
    'flights.chosen: one': 'found (main of 4, may charter)',
    'flights.chosen: two': 'found (main of 4, may charter)',
    'page.left': 'describing (main of 4, may charter)',
  },
  'entering (main of 4, may charter)': {
    'flight.entered: SK101 from Oslo': 'creating (main of 4, may charter, by hand)',
    'page.left': 'describing (main of 4, may charter)',
  },
  'checking (main of 4, may charter, by hand)': {
    'checkFlight: one flight': 'found (main of 4, may charter, by hand)',
    'checkFlight: two flights': 'choosing (main of 4, may charter, by hand)',
    'checkFlight: a flight of that morning': 'found (main of 4, may charter, by hand)',
    'checkFlight: no flight': 'entering (main of 4, may charter, by hand)',
    'checkFlight: one flight, but not with 200': 'found (main of 4, may charter, by hand)',
    'checkFlight: FLIGHT_SCHEDULE_NOT_FOUND': 'entering (main of 4, may charter, by hand)',
    'checkFlight: FLIGHT_TOO_SOON': 'entering (main of 4, may charter, by hand)',
    'checkFlight: NO_FLIGHT_FOR_DATE':
      'entering (main of 4, may charter, by hand) + react(warning, NO_FLIGHT_FOR_DATE)',
    'checkFlight: a message without a code': 'entering (main of 4, may charter, by hand) + announceUncheckable',
    'checkFlight: no answer': 'entering (main of 4, may charter, by hand) + announceUnanswered',
  },
  'found (main of 4, may charter, by hand)': {},
  'choosing (main of 4, may charter, by hand)': {
    'flights.chosen: one': 'found (main of 4, may charter, by hand)',
    'flights.chosen: two': 'found (main of 4, may charter, by hand)',
    'page.left': 'entering (main of 4, may charter, by hand)',
  },
});
