import { describe, expect, it } from 'vitest';

import { onStage } from '#tests/kit/machines/stage.ts';
import { describeModel } from '#tests/kit/model.ts';

import { wizardMachine } from './wizard.machine.ts';
import { wizardModel } from './wizard.model.ts';

const leave = (hasEntries: boolean, isOpen = false) => ({ type: 'leave.requested', hasEntries, isOpen }) as const;

describe('wizardMachine', () => {
  it('starts at once without a draft', () => {
    const { actor } = onStage(wizardMachine, { hasDraft: false });

    expect(actor.getSnapshot().value).toEqual({ filling: 'undisturbed' });
  });

  it('offers a draft and keeps it when the customer resumes', () => {
    const { actor, asked } = onStage(wizardMachine, { hasDraft: true });
    expect(actor.getSnapshot().value).toBe('offering');

    actor.send({ type: 'draft.continued' });

    expect(actor.getSnapshot().value).toEqual({ filling: 'undisturbed' });
    expect(asked()).toEqual([]);
  });

  it('forgets a draft when the customer starts again', () => {
    const { actor, asked } = onStage(wizardMachine, { hasDraft: true });

    actor.send({ type: 'draft.discarded' });

    expect(actor.getSnapshot().context).toEqual({ hasDraft: false });
    expect(asked()).toEqual(['forgetDraft']);
  });

  it('keeps a draft for a customer who leaves without deciding', () => {
    const { actor, asked } = onStage(wizardMachine, { hasDraft: true });

    actor.send(leave(true));

    expect(actor.getSnapshot().value).toBe('left');
    expect(asked()).toEqual([]);
  });

  it('asks before it discards a draft', () => {
    const { actor, asked } = onStage(wizardMachine, { hasDraft: false });

    actor.send(leave(true));
    actor.send({ type: 'leave.declined' });
    expect(actor.getSnapshot().value).toEqual({ filling: 'undisturbed' });
    expect(asked()).toEqual([]);

    actor.send(leave(true));
    actor.send({ type: 'leave.confirmed' });
    expect(actor.getSnapshot().status).toBe('done');
    expect(asked()).toEqual(['forgetDraft']);
  });

  it('keeps the input of a customer who continues another day', () => {
    const { actor, asked } = onStage(wizardMachine, { hasDraft: false });

    actor.send(leave(true));
    actor.send({ type: 'draft.kept' });

    expect(actor.getSnapshot().status).toBe('done');
    expect(asked()).toEqual([]);
  });

  it('never discards an open request, asked or not', () => {
    const { actor, asked } = onStage(wizardMachine, { hasDraft: false });

    actor.send(leave(true, true));
    expect(actor.getSnapshot().value).toEqual({ filling: 'warning' });
    actor.send({ type: 'leave.declined' });
    expect(actor.getSnapshot().value).toEqual({ filling: 'undisturbed' });

    actor.send(leave(true, true));
    actor.send({ type: 'leave.confirmed' });
    expect(actor.getSnapshot().status).toBe('done');
    expect(asked()).toEqual([]);
  });

  it('asks nothing when nothing was entered', () => {
    const { actor, asked } = onStage(wizardMachine, { hasDraft: false });

    actor.send(leave(false));

    expect(actor.getSnapshot().value).toBe('left');
    expect(asked()).toEqual(['forgetDraft']);
  });
});

describeModel(wizardModel);
