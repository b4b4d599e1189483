import { describe, expect, it } from 'vitest';

import { onStage } from '#tests/kit/machines/stage.ts';
import { describeModel } from '#tests/kit/model.ts';
import { createRefusal } from '../../kit/refusals.model.ts';
import { frida } from '../../passengers/addPassenger.model.ts';
import type { Travelling } from './editTrip.logic.ts';
import { editTripMachine } from './editTrip.machine.ts';
import { annaAndCarla, editTripModel } from './editTrip.model.ts';

const people = editTripModel.answers.changeTravellers.saved.passengers;

function opened() {
  let count = 0;
  const input = { ...editTripModel.inputs['from its page'], newKey: () => `key-${++count}` };
  const stage = onStage(editTripMachine, input);
  const chooses = (
    passengerIds: readonly string[],
    delegatedPassengerId: string | null = null,
    current: Travelling | null = annaAndCarla,
  ) => stage.actor.send({ type: 'travellers.chosen', passengerIds, delegatedPassengerId, current });
  const attempt = () => stage.actor.getSnapshot().context.attempt;
  const state = () => stage.actor.getSnapshot().value;
  return { ...stage, chooses, attempt, state };
}

describe('editTripMachine', () => {
  it("sends all travellers and announces the insurer's version", () => {
    const { actor, asked, answer, chooses, attempt } = opened();

    chooses(['anna', 'ben'], 'ben');
    expect(attempt()).toEqual({ passengerIds: ['anna', 'ben'], delegatedPassengerId: 'ben', key: 'key-1' });
    answer('changeTravellers', { kind: 'saved', passengers: people, delegatedPassengerId: 'ben' });

    expect(actor.getSnapshot().output).toBe('saved');
    expect(actor.getSnapshot().context.now).toMatchObject({ passengers: people, delegatedPassengerId: 'ben' });
    expect(asked().at(-1)).toMatch(/^announceSaved/);
  });

  it('sends nothing when nothing has changed, in any order', () => {
    const { actor, asked, chooses } = opened();

    chooses(['carla', 'anna'], 'anna');

    expect(actor.getSnapshot().output).toBe('left');
    expect(asked()).toEqual([]);
  });

  it.each([
    ['that was read long ago', null],
    ['that others travel on meanwhile', { passengerIds: ['ben'], delegatedPassengerId: null }],
    ['of which somebody else is called meanwhile', { ...annaAndCarla, delegatedPassengerId: 'carla' }],
  ])('sends a trip %s, even if nothing has changed', (_, current) => {
    const { chooses, state } = opened();

    chooses(annaAndCarla.passengerIds, 'anna', current);

    expect(state()).toBe('saving');
  });

  it('sends the choice even if the trip has come to match it in the meantime', () => {
    const { chooses, state } = opened();

    chooses(['ben'], null, { passengerIds: ['ben'], delegatedPassengerId: null });

    expect(state()).toBe('saving');
  });

  it.each([
    [0, 'choosing'],
    [1, 'saving'],
    [10, 'saving'],
  ])('with %i travellers leads to %s', (count, expected) => {
    const { chooses, state } = opened();

    chooses(Array.from({ length: count }, (_, place) => `passenger ${place}`));

    expect(state()).toBe(expected);
  });

  it('clears the contact if they do not travel', () => {
    const { chooses, attempt } = opened();

    chooses(['ben'], 'anna');

    expect(attempt()?.delegatedPassengerId).toBeNull();
  });

  it('repeats the same request under the same key after a lost answer, and otherwise uses another key', () => {
    const { fail, answer, chooses, attempt } = opened();

    chooses(['ben']);
    fail('changeTravellers');
    chooses(['ben']);
    expect(attempt()?.key).toBe('key-1');
    fail('changeTravellers');
    chooses(['anna', 'ben']);
    expect(attempt()?.key).toBe('key-2');
    answer('changeTravellers', createRefusal('INVALID_PASSENGER'));
    chooses(['anna', 'ben']);
    expect(attempt()?.key).toBe('key-3');
  });

  it("sends even the original travellers once the insurer's version is unknown", () => {
    const { fail, chooses, state } = opened();

    chooses(['ben']);
    fail('changeTravellers');
    chooses(annaAndCarla.passengerIds, 'anna');

    expect(state()).toBe('saving');
  });

  it('knows a passenger who was added during the flow', () => {
    const { actor, answer, state } = opened();

    actor.send({ type: 'passenger.requested' });
    actor.getSnapshot().children.addPassenger?.send({ type: 'details.entered', details: frida });
    answer('addPassenger.add', { kind: 'added', added: { passengerId: 'frida', ...frida } });

    expect(state()).toBe('choosing');
    expect(actor.getSnapshot().context.newcomers).toEqual([{ passengerId: 'frida', ...frida }]);
  });

  it('stops once a flight has departed', () => {
    const { answer, chooses, state } = opened();

    chooses(['ben']);
    answer('changeTravellers', createRefusal('FLIGHT_ALERTED'));
    chooses(['ben']);

    expect(state()).toBe('locked');
  });
});

describeModel(editTripModel);
