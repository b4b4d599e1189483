import { describe, expect, it } from 'vitest';

import { onStage } from '#tests/kit/machines/stage.ts';
import { describeModel } from '#tests/kit/model.ts';
import { createFieldRefusal } from '../../kit/refusals.model.ts';
import { londonNewYork, nextDay, osloLondon, request, tooEarlyBack } from '../flights.model.ts';
import { flightLookupMachine } from './flightLookup.machine.ts';
import { byHand, flightLookupModel } from './flightLookup.model.ts';

const { inputs } = flightLookupModel;
const described = { type: 'flight.described', ...request } as const;
const one = { kind: 'checked', status: 200, flights: [osloLondon] } as const;
const several = { kind: 'checked', status: 200, flights: [osloLondon, londonNewYork] } as const;
const unknown = createFieldRefusal('flightNumber', 'FLIGHT_SCHEDULE_NOT_FOUND');

function checking(input: keyof typeof inputs = 'the flight of a single trip') {
  const stage = onStage(flightLookupMachine, inputs[input]);
  stage.actor.send(described);
  return stage;
}

describe('flightLookupMachine', () => {
  it('ends with the only matching flight once the traveller has confirmed it', () => {
    const { actor, answer } = checking();

    answer('checkFlight', one);
    expect(actor.getSnapshot().value).toBe('showing');
    actor.send({ type: 'flight.recognised' });

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
      draft: { page: 'showing', request, byHand: null, found: [osloLondon] },
    });
  });

  it('lets the traveller choose among several matches, as many as the trip has room for', () => {
    const { actor, answer } = checking();
    answer('checkFlight', several);

    actor.send({ type: 'flights.chosen', flights: [osloLondon, londonNewYork] });
    expect(actor.getSnapshot().value).toBe('choosing');

    actor.send({ type: 'flights.chosen', flights: [londonNewYork] });
    expect(actor.getSnapshot().status).toBe('done');
  });

  it('marks an unknown flight number until the next look-up', () => {
    const { actor, answer } = checking();

    answer('checkFlight', unknown);
    expect(actor.getSnapshot().context.problems).toEqual({ flightNumber: 'FLIGHT_SCHEDULE_NOT_FOUND' });

    actor.send(described);
    expect(actor.getSnapshot().context.problems).toEqual({});
  });

  it('accepts a leg only if the insurer answered 200', () => {
    const { actor, answer } = checking('a leg');

    answer('checkFlight', { ...one, status: 203 });

    expect(actor.getSnapshot().context.problems).toEqual({ flightNumber: 'FLIGHT_SCHEDULE_NOT_FOUND' });
  });

  it('rejects a flight that is in the trip already', () => {
    const { actor, answer } = checking('the way back, after the same flight out');

    answer('checkFlight', one);

    expect(actor.getSnapshot().context.problems).toEqual({ flightNumber: 'DUPLICATE_FLIGHT' });
  });

  it('rejects a return flight that departs before the outbound one, at the field of the day', () => {
    const { actor, answer } = checking('the way back, after the same flight out');

    answer('checkFlight', { kind: 'checked', status: 200, flights: [tooEarlyBack] });
    expect(actor.getSnapshot().value).toBe('describing');
    expect(actor.getSnapshot().context.problems).toEqual({ embarkDate: 'insurance.order.back' });

    actor.send(described);
    answer('checkFlight', { kind: 'checked', status: 200, flights: [{ ...tooEarlyBack, embarkTime: '18:00' }] });
    expect(actor.getSnapshot().value).toBe('showing');
  });

  it('rejects an outbound flight that departs after the existing return flight', () => {
    const { actor, answer } = onStage(flightLookupMachine, {
      ...inputs['the flight of a single trip'],
      taken: [tooEarlyBack],
    });
    actor.send(described);

    answer('checkFlight', one);

    expect(actor.getSnapshot().context.problems).toEqual({ embarkDate: 'insurance.order.out' });
  });

  it('rejects several matches if all depart too early', () => {
    const { actor } = onStage(flightLookupMachine, {
      ...inputs['the way back, after the same flight out'],
      draft: { page: 'choosing', request, byHand: null, found: [tooEarlyBack, londonNewYork] },
    });

    actor.send({ type: 'flights.chosen', flights: [tooEarlyBack] });
    expect(actor.getSnapshot().value).toBe('choosing');

    actor.send({ type: 'flights.chosen', flights: [nextDay(tooEarlyBack)] });
    expect(actor.getSnapshot().value).toBe('confirming');
  });

  it('lets travellers with charter rights enter an unknown flight by hand, then looks it up again', () => {
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

  it.each(['created', 'lost'])(
    'does not match a manual entry to a flight that departs at another time: %s',
    (created) => {
      const { actor, answer, fail } = checking('a flight, by who may charter');
      const later = { ...osloLondon, embarkTime: '13:45' };
      answer('checkFlight', unknown);
      actor.send({ type: 'flight.entered', ...byHand });
      if (created === 'lost') fail('createFlight');
      else answer('createFlight', { kind: 'created' });

      answer('checkFlight', { ...several, flights: [later, londonNewYork] });

      expect(actor.getSnapshot().value).toBe('entering');
      expect(actor.getSnapshot().context.problems).toEqual({ embarkTime: { leaves: '2026-12-01 13:45' } });
      actor.send({ type: 'flight.entered', ...byHand, embarkTime: '13:45' });
      answer('createFlight', { kind: 'created' });
      answer('checkFlight', { ...one, flights: [later] });
      expect(actor.getSnapshot().value).toBe('showing');
    },
  );

  it('checks for the flight after a lost answer instead of entering it twice', () => {
    const { actor, answer, fail, asked } = checking('a flight, by who may charter');
    answer('checkFlight', unknown);
    actor.send({ type: 'flight.entered', ...byHand });
    fail('createFlight');
    answer('checkFlight', one);

    expect(actor.getSnapshot().value).toBe('showing');
    expect(asked().filter((each) => each.startsWith('createFlight'))).toHaveLength(1);
  });

  it('returns to the form with its input if the match is another flight', () => {
    const { actor, answer } = checking();
    answer('checkFlight', one);

    actor.send({ type: 'page.left' });

    expect(actor.getSnapshot().value).toBe('describing');
    expect(actor.getSnapshot().context.request).toEqual(request);
    expect(actor.getSnapshot().context.found).toEqual([]);
  });

  it('ignores the answer after the traveller has left', () => {
    const { actor, asked } = checking();
    asked();

    actor.send({ type: 'wait.ended' });

    expect(actor.getSnapshot().value).toBe('describing');
    expect(actor.getSnapshot().children.checkFlight).toBeUndefined();
    expect(asked()).toEqual([]);
  });

  it('returns to the previous page', () => {
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
    expect(actor.getSnapshot().output).toEqual({
      kind: 'left',
      draft: { page: 'describing', request, byHand: null, found: [] },
    });
  });
});

describeModel(flightLookupModel);
