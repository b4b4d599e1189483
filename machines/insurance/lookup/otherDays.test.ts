import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, type InputFrom } from 'xstate';

import { onStage } from '#tests/kit/machines/stage.ts';

import { createFieldRefusal, createRefusal } from '../../kit/refusals.model.ts';
import { londonNewYork, londonOslo, nextDay, osloLondon, request } from '../flights.model.ts';
import type { FlightsChecked } from './flightChecks.ts';
import { flightLookupMachine, toFlightLookupDraft } from './flightLookup.machine.ts';
import { byHand, flightLookupModel } from './flightLookup.model.ts';
import { toDayProblems } from './otherDays.ts';

const { inputs } = flightLookupModel;
type Input = InputFrom<typeof flightLookupMachine>;

describe('a flight chosen for another day', () => {
  const found = [osloLondon, londonNewYork];
  const moved = nextDay(londonNewYork);
  const isThere: FlightsChecked = { kind: 'checked', status: 200, flights: [nextDay(osloLondon), moved] };

  /** Looks up a leg by default. */
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

  it('is looked up for that day and shown again if it departs at another time then', () => {
    const { actor, answer } = choosing();
    const later = { ...moved, embarkTime: '10:30', totalPassengers: 1 };
    expect(actor.getSnapshot().context.chosen).toEqual([osloLondon, moved]);

    answer('confirmFlights', [{ ...isThere, flights: [nextDay(osloLondon), later] }]);

    expect(actor.getSnapshot()).toMatchObject({ value: 'showing', context: { found: [osloLondon, later] } });
    actor.send({ type: 'flight.recognised' });

    expect(actor.getSnapshot().output).toMatchObject({ item: { cover: { flights: [osloLondon, later] } } });
  });

  it('is requested with its original data, each flight for its own day', () => {
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

  it('is not requested for the day of the first look-up', () => {
    const { actor, asked } = choosing([osloLondon, londonNewYork]);

    expect(actor.getSnapshot().status).toBe('done');
    expect(asked()).toEqual([]);
  });

  it.each([
    ['nobody knows it', createFieldRefusal('flightNumber', 'FLIGHT_SCHEDULE_NOT_FOUND'), 'FLIGHT_SCHEDULE_NOT_FOUND'],
    ['there is none', { ...isThere, flights: [] }, 'FLIGHT_SCHEDULE_NOT_FOUND'],
    ['only others fly', { ...isThere, flights: [nextDay(osloLondon), londonNewYork] }, 'FLIGHT_SCHEDULE_NOT_FOUND'],
    ['it is a leg and the answer not 200', { ...isThere, status: 203 }, 'FLIGHT_SCHEDULE_NOT_FOUND'],
    ['it is too soon', createFieldRefusal('embarkDate', 'FLIGHT_TOO_SOON'), 'FLIGHT_TOO_SOON'],
    ['the number is refused', createFieldRefusal('flightNumber', 'INVALID_FLIGHT_NUMBER'), 'INVALID_FLIGHT_NUMBER'],
  ])('shows at its day that %s, until the traveller chooses again', (_, answer, problem) => {
    const stage = choosing();

    stage.answer('confirmFlights', [answer]);

    expect(problemsIn(stage)).toEqual({ 'depDate.1': problem });
    stage.actor.send({ type: 'flights.chosen', flights: [osloLondon, moved] });
    expect(stage.actor.getSnapshot().context.problems).toEqual({});
  });

  it('shows a problem at each day', () => {
    const stage = choosing([nextDay(osloLondon), moved]);

    stage.answer('confirmFlights', [createFieldRefusal('embarkDate', 'FLIGHT_TOO_SOON'), { ...isThere, flights: [] }]);

    expect(problemsIn(stage)).toEqual({ 'depDate.0': 'FLIGHT_TOO_SOON', 'depDate.1': 'FLIGHT_SCHEDULE_NOT_FOUND' });
  });

  it('shows a problem at a day even if another flight is refused for another reason', () => {
    const stage = choosing([nextDay(osloLondon), moved]);
    stage.asked();

    stage.answer('confirmFlights', [{ ...isThere, flights: [] }, createRefusal('POLICY_EXPIRED')]);

    expect(problemsIn(stage)).toEqual({ 'depDate.0': 'FLIGHT_SCHEDULE_NOT_FOUND' });
    expect(stage.asked()).toEqual(['react(warning, POLICY_EXPIRED)']);
  });

  it('shows a problem at a day even if another flight cannot be looked up', () => {
    const stage = choosing([nextDay(osloLondon), moved]);
    stage.asked();

    const uncheckable: FlightsChecked = { kind: 'refused', reaction: { kind: 'error', message: 'Carrier offline' } };
    stage.answer('confirmFlights', [{ ...isThere, flights: [] }, uncheckable]);

    expect(problemsIn(stage)).toEqual({ 'depDate.0': 'FLIGHT_SCHEDULE_NOT_FOUND' });
    expect(stage.asked()).toEqual(['announceUncheckable']);
  });

  it('is rejected if the trip has it already or its new time breaks the order', () => {
    const draft: Input['draft'] = { page: 'choosing', request, byHand: null, found: [londonOslo, londonNewYork] };
    const back: Partial<Input> = { flightType: 'return', room: 1, taken: [nextDay(osloLondon)], draft };
    const onThatDay = nextDay(londonOslo);

    const early = choosing([onThatDay], back);
    early.answer('confirmFlights', [{ ...isThere, flights: [{ ...onThatDay, embarkTime: '06:00' }] }]);
    expect(problemsIn(early)).toEqual({ 'depDate.0': 'insurance.order.back' });

    const late = choosing([onThatDay], back);
    late.answer('confirmFlights', [{ ...isThere, flights: [onThatDay] }]);
    expect(late.actor.getSnapshot().status).toBe('done');

    const problems = toDayProblems([isThere], { flightType: 'leg', taken: [moved], found, chosen: [moved] });
    expect(problems).toEqual({ 'depDate.1': 'DUPLICATE_FLIGHT' });
  });

  it('keeps the original matches in the draft if the traveller leaves meanwhile', () => {
    const { actor } = choosing();

    expect(toFlightLookupDraft(actor.getSnapshot())).toEqual({ page: 'choosing', request, byHand: null, found });
  });
});
