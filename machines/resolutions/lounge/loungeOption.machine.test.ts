import { describe, expect, it } from 'vitest';

import { onStage } from '#tests/kit/machines/stage.ts';
import { describeModel } from '#tests/kit/model.ts';
import { createRefusal } from '../../kit/refusals.model.ts';
import { createDisruption, createOption } from '../case/case.model.ts';
import type { Option } from '../resolutions.ts';
import { loungeOptionMachine } from './loungeOption.machine.ts';
import { loungeOptionModel } from './loungeOption.model.ts';

const { open, booked } = loungeOptionModel.inputs;
const { submit, confirm, readCase } = loungeOptionModel.answers;
const anna = { type: 'lounge.chosen', loungeId: 'LNG-HARBOUR', firstName: 'Anna', surname: 'Berg' } as const;

let keys = 0;
const newKey = () => `key ${(keys += 1)}`;
const onLounge = (input: typeof open | typeof booked) => onStage(loungeOptionMachine, { ...input, newKey });

const choosing = () => {
  const stage = onLounge(open);
  stage.actor.send({ type: 'choice.requested' });
  return stage;
};

describe('loungeOptionMachine', () => {
  it('books once, however often the customer presses', () => {
    const { actor, asked } = choosing();
    actor.send(anna);
    actor.send(anna);

    expect(asked().filter((each) => each.startsWith('submit'))).toHaveLength(1);
  });

  it('repeats an unreceived booking under the same key', () => {
    const { actor, answer, fail } = choosing();
    actor.send(anna);
    const before = actor.getSnapshot().context.attempt;
    fail('submit');
    answer('readCase', readCase.open);
    actor.send({ type: 'resend.requested' });

    expect(actor.getSnapshot().context.attempt).toEqual(before);
  });

  it('confirms a booking that arrived despite a lost answer, and never books again', () => {
    const { actor, answer, fail, asked } = choosing();
    actor.send(anna);
    fail('submit');
    answer('readCase', readCase.booked);
    asked();
    actor.send({ type: 'booking.confirmed' });

    expect(asked().some((each) => each.startsWith('submit'))).toBe(false);
    expect(actor.getSnapshot().value).toEqual({ working: 'confirming' });
  });

  it('reports an unknown confirmation and repeats it under the same key', () => {
    const { actor, answer, asked, fail } = onLounge(booked);
    actor.send({ type: 'booking.confirmed' });
    const { confirmKey } = actor.getSnapshot().context;
    fail('confirm');
    asked();
    answer('readCase', readCase.booked);
    expect(asked()).toContain('announceUnanswered');
    actor.send({ type: 'booking.confirmed' });

    expect(actor.getSnapshot().context.confirmKey).toBe(confirmKey);
  });

  it('announces a confirmation that arrived despite a lost answer', () => {
    const { actor, answer, fail, asked } = onLounge(booked);
    actor.send({ type: 'booking.confirmed' });
    fail('confirm');
    asked();
    answer('readCase', readCase.confirmed);

    expect(actor.getSnapshot().value).toBe('readOnly');
    expect(asked()).toContain('announceConfirmed');
  });

  it.each([
    ['was turned down elsewhere', readCase.rejected],
    ['was booked and confirmed elsewhere', readCase.confirmed],
  ])('does not announce an unreceived booking if the option %s', (_, elsewhere) => {
    const { actor, answer, asked, fail } = choosing();
    actor.send(anna);
    fail('submit');
    asked();
    answer('readCase', elsewhere);

    expect(asked()).not.toContain('announceSubmitted');
    expect(actor.getSnapshot()).toMatchObject({
      value: 'readOnly',
      context: { isAnsweredElsewhere: true, attempt: null },
    });
  });

  it('does not announce a booking if another option was taken elsewhere', () => {
    const option = createOption('LOUNGE|CASH', { status: 'Initial' });
    const { actor, answer, asked, fail } = onStage(loungeOptionMachine, { ...open, option, newKey });
    actor.send({ type: 'decline.requested' });
    actor.send({ type: 'decline.confirmed' });
    fail('submit');
    asked();
    const declined = { ...option, selected: 'CASH', status: 'Rejected', resolutionId: 'other' };
    answer('readCase', { kind: 'read', case: createDisruption([declined]), at: 1 });

    expect(asked()).not.toContain('announceSubmitted');
    expect(actor.getSnapshot().context.isAnsweredElsewhere).toBe(true);
  });

  it('reports an answer elsewhere until the status changes', () => {
    const { actor, answer } = choosing();
    actor.send(anna);
    answer('submit', submit.INVALID_RESOLUTION_TYPE);
    answer('readCase', readCase.booked);
    const read = (option: Option) => {
      actor.send({ type: 'option.read', option, allowances: {} });
      return actor.getSnapshot().context.isAnsweredElsewhere;
    };

    expect(read(booked.option)).toBe(true);
    expect(read({ ...booked.option, status: 'Redeemed' })).toBe(false);
  });

  it('reads again and sends nothing if the option was answered elsewhere', () => {
    const { actor, answer, asked } = choosing();
    actor.send(anna);
    answer('submit', submit.INVALID_RESOLUTION_TYPE);
    asked();
    answer('readCase', readCase.confirmed);

    expect(actor.getSnapshot().context.isAnsweredElsewhere).toBe(true);
    expect(actor.getSnapshot().value).toBe('readOnly');
  });

  it('keeps the form when a lounge is not available', () => {
    const { actor, answer, asked } = choosing();
    actor.send(anna);
    asked();
    answer('submit', createRefusal('LOUNGE_ID_NOT_FOUND'));

    expect(actor.getSnapshot().value).toBe('choosing');
    expect(asked()).toContain('startCooldown');
  });

  it('keeps a half-filled form while the disruption is read again', () => {
    const { actor } = choosing();
    actor.send({ type: 'option.read', option: open.option, allowances: {} });
    expect(actor.getSnapshot().value).toBe('choosing');
  });

  it.each([
    ['a form', ['choice.requested'], true],
    ['the question whether they can get to one', ['choice.requested', 'access.denied'], true],
    ['the question whether they want one', ['decline.requested'], true],
    ['nothing', [], false],
  ] as const)('reports an answer elsewhere to a customer with %s on screen', (_, begun, isAnsweredElsewhere) => {
    const { actor } = onLounge(open);
    for (const type of begun) actor.send({ type });
    actor.send({ type: 'option.read', option: { ...open.option, status: 'None' }, allowances: {} });
    expect(actor.getSnapshot()).toMatchObject({
      value: 'readOnly',
      context: { isAnsweredElsewhere, option: { status: 'None' } },
    });
  });

  it('does not count a patched status as confirmed', () => {
    const { actor, answer, fail } = onLounge(booked);
    actor.send({ type: 'booking.confirmed' });
    answer('confirm', confirm.confirmed);
    fail('patch');
    expect(actor.getSnapshot().value).toEqual({ working: 'checkingOutcome' });
  });

  it('accepts no answer from a read-only user', () => {
    const { actor } = onStage(loungeOptionMachine, { ...open, mayWrite: false });
    actor.send({ type: 'choice.requested' });
    actor.send({ type: 'decline.requested' });
    expect(actor.getSnapshot().value).toBe('asking');
  });

  it('asks before it declines', () => {
    const { actor, asked } = onLounge(open);
    actor.send({ type: 'decline.requested' });
    actor.send({ type: 'decline.cancelled' });
    expect(asked()).toEqual([]);
    expect(actor.getSnapshot().value).toBe('asking');
  });

  it('shows no status of an option that the disruption no longer has', () => {
    const { actor, answer, fail } = choosing();
    actor.send(anna);
    fail('submit');
    answer('readCase', { kind: 'read', case: createDisruption([createOption('CASH')]), at: 1 });
    expect(actor.getSnapshot().value).toBe('outcomeUnknown');
  });
});

describeModel(loungeOptionModel);
