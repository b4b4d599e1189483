import { describe, expect, it } from 'vitest';

import { onStage } from '#tests/kit/machines/stage.ts';
import { describeModel } from '#tests/kit/model.ts';

import { createRefusal } from '../../kit/refusals.model.ts';
import { planStepsMachine } from './planSteps.machine.ts';
import { planStepsModel, planSteps as steps } from './planSteps.model.ts';
import { isTicked } from './wishes.ts';

const read = (...completed: string[]) => ({ kind: 'read', steps, completed }) as const;

const open = () => {
  let keys = 0;
  const newKey = () => `key-${++keys}`;
  const stage = onStage(planStepsMachine, {
    alertId: 'ed23ec52-e9a6-57fe-8d59-69187169df70',
    newKey,
    now: () => Date.UTC(2026, 10, 18, 10),
  });
  stage.answer('readSteps', read());
  const context = () => stage.actor.getSnapshot().context;
  return {
    ...stage,
    context,
    value: () => stage.actor.getSnapshot().value,
    toggle: (actionItem: string) => stage.actor.send({ type: 'step.toggled', actionItem }),
    ticked: () => steps.map(({ actionItem }) => actionItem).filter((actionItem) => isTicked(context(), actionItem)),
  };
};

describe('the steps of a plan', () => {
  it('shows a tick at once, and reverts it when it is refused', () => {
    const { toggle, answer, ticked, context } = open();
    toggle('change-password');
    expect(ticked()).toEqual(['change-password']);

    answer('changeStep', createRefusal('GENERAL_400'));
    expect(ticked()).toEqual([]);
    expect(context().failures).toEqual({ 'change-password': 'refused' });
  });

  it('sends one change at a time, and the last choice for a step', () => {
    const { toggle, answer, ticked, context, value } = open();
    toggle('change-password');
    toggle('change-password');
    toggle('change-password');
    toggle('change-password');
    expect(context().change).toMatchObject({ actionItem: 'change-password', completed: true });

    answer('changeStep', read('change-password'));
    expect(context().change).toMatchObject({ actionItem: 'change-password', completed: false, completedOn: null });
    answer('changeStep', read());
    expect(ticked()).toEqual([]);
    expect(value()).toBe('listed');
  });

  it('sends nothing if the last choice matches the insurer’s state', () => {
    const { toggle, answer, value } = open();
    toggle('change-password');
    toggle('change-password');
    toggle('change-password');
    answer('changeStep', read('change-password'));

    expect(value()).toBe('listed');
  });

  it('sends the change of another step after the first', () => {
    const { toggle, answer, ticked, context } = open();
    toggle('change-password');
    toggle('second-factor');
    expect(ticked()).toEqual(['change-password', 'second-factor']);

    answer('changeStep', read('change-password'));
    expect(context().change).toMatchObject({ actionItem: 'second-factor', completed: true, key: 'key-2' });
  });

  it('keeps a tick that arrived despite the lost answer', () => {
    const { toggle, fail, answer, ticked, context } = open();
    toggle('change-password');
    fail('changeStep');
    answer('readSteps', read('change-password'));

    expect(ticked()).toEqual(['change-password']);
    expect(context().failures).toEqual({});
  });

  it('reverts a tick that did not arrive, and sends the same change again', () => {
    const { toggle, fail, answer, ticked, context } = open();
    toggle('change-password');
    fail('changeStep');
    answer('readSteps', read());
    expect(ticked()).toEqual([]);
    expect(context().failures).toEqual({ 'change-password': 'notReceived' });

    toggle('change-password');
    expect(context().change?.key).toBe('key-1');
  });

  it('shows the last known steps while the outcome of a tick is unknown', () => {
    const { toggle, fail, ticked, context, value } = open();
    toggle('change-password');
    fail('changeStep');
    fail('readSteps');

    expect(value()).toBe('outcomeUnknown');
    expect(ticked()).toEqual([]);
    expect(context().failures).toEqual({ 'change-password': 'unknown' });
  });

  it('ends if the alert no longer exists', () => {
    const { toggle, answer, actor } = open();
    toggle('change-password');
    answer('changeStep', { kind: 'missing' });

    expect(actor.getSnapshot()).toMatchObject({ status: 'done', output: 'noLongerExists' });
  });
});

describeModel(planStepsModel);
