import { describe, expect, it } from 'vitest';

import { onStage } from '#tests/kit/machines/stage.ts';
import { describeModel } from '#tests/kit/model.ts';

import { combinedOptionMachine } from './combinedOption.machine.ts';
import { combinedOptionModel } from './combinedOption.model.ts';

const { open, taken } = combinedOptionModel.inputs;

describe('combinedOptionMachine', () => {
  it('returns to the taken part after a reload', () => {
    const { actor } = onStage(combinedOptionMachine, taken);
    expect(actor.getSnapshot().context.remedy).toBe('LOUNGE');
  });

  it('stays at the part on screen while none was taken', () => {
    const { actor } = onStage(combinedOptionMachine, open);
    actor.send({ type: 'part.chosen', remedy: 'CASH' });
    actor.send({ type: 'option.read', ...open });
    expect(actor.getSnapshot().context.remedy).toBe('CASH');
  });

  it('shows the part that was taken elsewhere', () => {
    const { actor } = onStage(combinedOptionMachine, open);
    actor.send({ type: 'part.chosen', remedy: 'CASH' });
    actor.send({ type: 'option.read', ...taken });
    expect(actor.getSnapshot().context.remedy).toBe('LOUNGE');
  });

  it('keeps a part on screen while its answer is pending, then shows the taken one', () => {
    const { actor } = onStage(combinedOptionMachine, open);
    actor.send({ type: 'part.chosen', remedy: 'CASH' });
    actor.send({ type: 'part.locked' });
    actor.send({ type: 'choice.cancelled' });
    actor.send({ type: 'option.read', ...taken });
    expect(actor.getSnapshot().context.remedy).toBe('CASH');

    actor.send({ type: 'part.unlocked' });
    expect(actor.getSnapshot().context.remedy).toBe('LOUNGE');
  });

  it.each([
    ['one chooses', open, []],
    ['a part is looked at', open, ['part.chosen']],
    ['an answer is on its way', open, ['part.chosen', 'part.locked']],
    ['a part was taken', taken, []],
  ] as const)('takes over what was read while %s', (_when, input, steps) => {
    const { actor } = onStage(combinedOptionMachine, input);
    for (const type of steps) actor.send({ type, remedy: 'CASH' });
    const { value, context } = actor.getSnapshot();
    const option = { ...input.option, prize: 75 };
    actor.send({ type: 'option.read', option });

    expect(actor.getSnapshot().value).toBe(value);
    expect(actor.getSnapshot().context).toEqual({ ...context, option });
  });
});

describeModel(combinedOptionModel);
