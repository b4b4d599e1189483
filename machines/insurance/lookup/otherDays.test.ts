import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, type InputFrom } from 'xstate';

import { onStage } from '#tests/kit/machines/stage.ts';

import { refusedFor, refusedWith } from '../../answers.model.ts';
import { londonNewYork, londonOslo, nextDay, osloLondon, request } from '../flights.model.ts';
import type { FlightsChecked } from './flightChecks.ts';
import { flightLookupDraftOf, flightLookupMachine } from './flightLookup.machine.ts';
import { byHand, flightLookupModel } from './flightLookup.model.ts';
import { problemsOfDays } from './otherDays.ts';

const { inputs } = flightLookupModel;
type Input = InputFrom<typeof flightLookupMachine>;

describe('a flight chosen for another day than was looked up', () => {
  const found = [osloLondon, londonNewYork];
  const moved = nextDay(londonNewYork);
  const isThere: FlightsChecked = { kind: 'checked', status: 200, flights: [nextDay(osloLondon), moved] };

  /** A leg, if nobody says otherwise. */
  function choosing(flights = [osloLondon, moved], more: Partial<Input> = {}) {
    const draft: Input['draft'] = { page: 'choosing', request, byHand: null, found };
    const stage = onStage(flightLookupMachine, { ...inputs['a leg'], draft, ...more });
    stage.actor.send({ type: 'flights.chosen', flights });
    return stage;
  }
  const problemsIn = ({ actor }: ReturnType<typeof choosing>) => {
    expect(actor.getSnapshot().value).toBe('choosing');
    return actor.getSnapshot().context.problems;
  };

  it('is looked up for that day, and shown before it is taken where it leaves at another time then', () => {
    const { actor, answer } = choosing();
    const later = { ...moved, embarkTime: '10:30', totalPassengers: 1 };
    expect(actor.getSnapshot().context.chosen).toEqual([osloLondon, moved]);

    answer('confirmFlights', [{ ...isThere, flights: [nextDay(osloLondon), later] }]);

    expect(actor.getSnapshot()).toMatchObject({ value: 'showing', context: { found: [osloLondon, later] } });
    actor.send({ type: 'flight.recognised' });

    expect(actor.getSnapshot().output).toMatchObject({ item: { cover: { flights: [osloLondon, later] } } });
  });

  it('is asked after as it was, each flight for its own day', () => {
    const questions: unknown[] = [];
    const machine = flightLookupMachine.provide({
      actors: {
        confirmFlights: fromPromise(({ input }) => {
          questions.push(...input.questions);
          return Promise.resolve([]);
        }),
      },
    });
    const draft = { page: 'choosing', request, byHand: { ...byHand, origin: 'TRF' }, found } as const;
    const actor = createActor(machine, { input: { ...inputs['a leg'], draft } }).start();

    const onward = { ...londonNewYork, embarkDate: '2026-12-03' };
    actor.send({ type: 'flights.chosen', flights: [nextDay(osloLondon), onward] });

    const asked = { ...request, flightType: 'leg', origin: 'TRF' };
    expect(questions).toEqual([
      { ...asked, embarkDate: '2026-12-02' },
      { ...asked, embarkDate: '2026-12-03' },
    ]);
  });

  it('is not asked after on the day that was looked up', () => {
    const { actor, asked } = choosing([osloLondon, londonNewYork]);

    expect(actor.getSnapshot().status).toBe('done');
    expect(asked()).toEqual([]);
  });

  it.each([
    ['nobody knows it', refusedFor('flightNumber', 'FLIGHT_SCHEDULE_NOT_FOUND'), 'FLIGHT_SCHEDULE_NOT_FOUND'],
    ['there is none', { ...isThere, flights: [] }, 'FLIGHT_SCHEDULE_NOT_FOUND'],
    ['only others fly', { ...isThere, flights: [nextDay(osloLondon), londonNewYork] }, 'FLIGHT_SCHEDULE_NOT_FOUND'],
    ['it is a leg and the answer not 200', { ...isThere, status: 203 }, 'FLIGHT_SCHEDULE_NOT_FOUND'],
    ['it is too soon', refusedFor('embarkDate', 'FLIGHT_TOO_SOON'), 'FLIGHT_TOO_SOON'],
    ['the number is refused', refusedFor('flightNumber', 'INVALID_FLIGHT_NUMBER'), 'INVALID_FLIGHT_NUMBER'],
  ])('is told at its own day that %s, until it is chosen anew', (_, answer, problem) => {
    const stage = choosing();

    stage.answer('confirmFlights', [answer]);

    expect(problemsIn(stage)).toEqual({ 'depDate.1': problem });
    stage.actor.send({ type: 'flights.chosen', flights: [osloLondon, moved] });
    expect(stage.actor.getSnapshot().context.problems).toEqual({});
  });

  it('is told of each day what is wrong with it', () => {
    const stage = choosing([nextDay(osloLondon), moved]);

    stage.answer('confirmFlights', [refusedFor('embarkDate', 'FLIGHT_TOO_SOON'), { ...isThere, flights: [] }]);

    expect(problemsIn(stage)).toEqual({ 'depDate.0': 'FLIGHT_TOO_SOON', 'depDate.1': 'FLIGHT_SCHEDULE_NOT_FOUND' });
  });

  it('is told of a day even where another is refused for something else', () => {
    const stage = choosing([nextDay(osloLondon), moved]);
    stage.asked();

    stage.answer('confirmFlights', [{ ...isThere, flights: [] }, refusedWith('POLICY_EXPIRED')]);

    expect(problemsIn(stage)).toEqual({ 'depDate.0': 'FLIGHT_SCHEDULE_NOT_FOUND' });
    expect(stage.asked()).toEqual(['react(warning, POLICY_EXPIRED)']);
  });

  it('is told of a day even where another cannot be looked up', () => {
    const stage = choosing([nextDay(osloLondon), moved]);
    stage.asked();

    const uncheckable: FlightsChecked = { kind: 'refused', reaction: { kind: 'error', message: 'Carrier offline' } };
    stage.answer('confirmFlights', [{ ...isThere, flights: [] }, uncheckable]);

    expect(problemsIn(stage)).toEqual({ 'depDate.0': 'FLIGHT_SCHEDULE_NOT_FOUND' });
    expect(stage.asked()).toEqual(['announceUncheckable']);
  });

  it('is none that the trip has, and none out of order, at the time at which it leaves then', () => {
    const draft: Input['draft'] = { page: 'choosing', request, byHand: null, found: [londonOslo, londonNewYork] };
    const back: Partial<Input> = { flightType: 'return', room: 1, taken: [nextDay(osloLondon)], draft };
    const onThatDay = nextDay(londonOslo);

    const early = choosing([onThatDay], back);
    early.answer('confirmFlights', [{ ...isThere, flights: [{ ...onThatDay, embarkTime: '06:00' }] }]);
    expect(problemsIn(early)).toEqual({ 'depDate.0': 'insurance.order.back' });

    const late = choosing([onThatDay], back);
    late.answer('confirmFlights', [{ ...isThere, flights: [onThatDay] }]);
    expect(late.actor.getSnapshot().status).toBe('done');

    const problems = problemsOfDays([isThere], { flightType: 'leg', taken: [moved], found, chosen: [moved] });
    expect(problems).toEqual({ 'depDate.1': 'DUPLICATE_FLIGHT' });
  });

  it('is kept as chosen where it was, should somebody leave meanwhile', () => {
    const { actor } = choosing();

    expect(flightLookupDraftOf(actor.getSnapshot())).toEqual({ page: 'choosing', request, byHand: null, found });
  });
});
