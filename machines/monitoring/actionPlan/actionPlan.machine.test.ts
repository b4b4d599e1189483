import { describe, expect, it } from 'vitest';

import { onStage } from '#tests/kit/machines/stage.ts';
import { describeModel } from '#tests/kit/model.ts';

import { createRefusal } from '../../kit/refusals.model.ts';
import { actionPlanMachine } from './actionPlan.machine.ts';
import { actionPlanModel, handledAlert, openAlert } from './actionPlan.model.ts';

const open = (alert = openAlert) => {
  let keys = 0;
  const newKey = () => `key-${++keys}`;
  const stage = onStage(actionPlanMachine, {
    alertId: 'ed23ec52-e9a6-57fe-8d59-69187169df70',
    newKey,
    now: () => Date.UTC(2026, 10, 18, 10),
  });
  stage.answer('readAlert', { kind: 'read', alert });
  return { ...stage, value: () => stage.actor.getSnapshot().value, context: () => stage.actor.getSnapshot().context };
};

describe('the plan of an alert', () => {
  it('marks the alert as handled at the time of the click', () => {
    const { actor, answer, value, context } = open();
    actor.send({ type: 'handled.marked' });
    expect(context().change).toEqual({ completed: true, completedOn: '2026-11-18T10:00:00.000Z', key: 'key-1' });

    answer('changeAlert', { kind: 'read', alert: handledAlert });
    expect(value()).toBe('handled');
  });

  it('opens a handled alert again without a completion time', () => {
    const { actor, answer, value, context } = open(handledAlert);
    actor.send({ type: 'reopening.requested' });
    expect(context().change).toEqual({ completed: false, completedOn: null, key: 'key-1' });

    answer('changeAlert', { kind: 'read', alert: openAlert });
    expect(value()).toBe('open');
  });

  it('finds that the alert is handled despite the lost answer', () => {
    const { actor, answer, fail, value, asked } = open();
    actor.send({ type: 'handled.marked' });
    fail('changeAlert');
    answer('readAlert', { kind: 'read', alert: handledAlert });

    expect(value()).toBe('handled');
    expect(asked().at(-1)).toBe('announceHandled');
  });

  it('reports that a change did not arrive, and sends the same one again', () => {
    const { actor, answer, fail, value, context } = open();
    actor.send({ type: 'handled.marked' });
    fail('changeAlert');
    answer('readAlert', { kind: 'read', alert: openAlert });
    expect(value()).toBe('open');
    expect(context().failure).toBe('notReceived');

    actor.send({ type: 'handled.marked' });
    expect(context().change?.key).toBe('key-1');
  });

  it('sends a new change after a refusal', () => {
    const { actor, answer, value, context } = open();
    actor.send({ type: 'handled.marked' });
    answer('changeAlert', createRefusal('GENERAL_400'));
    expect(value()).toBe('open');
    expect(context().failure).toBe('refused');

    actor.send({ type: 'handled.marked' });
    expect(context().change?.key).toBe('key-2');
  });

  it('claims no outcome if neither answer came', () => {
    const { actor, fail, value } = open();
    actor.send({ type: 'handled.marked' });
    fail('changeAlert');
    fail('readAlert');

    expect(value()).toBe('outcomeUnknown');
  });

  it('ends if the alert no longer exists', () => {
    const { actor, answer, value } = open();
    actor.send({ type: 'handled.marked' });
    answer('changeAlert', { kind: 'missing' });

    expect(value()).toBe('noLongerExists');
  });
});

describeModel(actionPlanModel);
