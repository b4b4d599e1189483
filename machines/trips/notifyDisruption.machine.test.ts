import { describe, expect, it } from 'vitest';

import { onStage } from '#tests/kit/machines/stage.ts';
import { describeModel } from '#tests/kit/model.ts';

import { createFieldRefusal, createRefusal } from '../kit/refusals.model.ts';
import type { DisruptionDescribed } from './notifyDisruption.logic.ts';
import { notifyDisruptionMachine } from './notifyDisruption.machine.ts';
import { notifyDisruptionModel } from './notifyDisruption.model.ts';

const described = (choice: DisruptionDescribed['choice'], more: Partial<DisruptionDescribed> = {}) =>
  ({ type: 'disruption.described', choice, delayDate: '', delayTime: '', reason: '', ...more }) as const;
const late = described('DELAY', { delayDate: '2026-11-21', delayTime: '18:00' });
const cancelled = described('CANCELLATION');

function opened(more: { isCancelled?: boolean; isAlerted?: boolean } = {}) {
  let count = 0;
  const flight = { tripId: 't-unmon', flightId: 'SK111', isCancelled: false, isAlerted: false, ...more };
  const stage = onStage(notifyDisruptionMachine, { ...flight, newKey: () => `key-${++count}` });
  const attempt = () => stage.actor.getSnapshot().context.attempt;
  return { ...stage, attempt };
}

describe('notifyDisruptionMachine', () => {
  it('sends nothing if the flight is on time', () => {
    const { actor, asked } = opened();

    actor.send(described('ON_TIME'));

    expect(actor.getSnapshot().output).toBe('left');
    expect(asked()).toEqual([]);
  });

  it('no longer offers "on time" once a disruption is known or possible', () => {
    const known = opened({ isAlerted: true });
    known.actor.send(described('ON_TIME'));
    expect(known.actor.getSnapshot().value).toBe('choosing');

    const unsure = opened();
    unsure.actor.send(late);
    unsure.fail('sendAlert');
    unsure.actor.send(described('ON_TIME'));
    expect(unsure.actor.getSnapshot().value).toBe('choosing');
  });

  it('sends a delay at once, with the new departure', () => {
    const { actor, answer, asked, attempt } = opened();

    actor.send(late);
    expect(attempt()?.disruption).toEqual({ alertType: 'DELAY', delayDate: '2026-11-21 18:00' });
    answer('sendAlert', { kind: 'sent' });

    expect(actor.getSnapshot().output).toBe('sent');
    expect(asked()).toEqual(['sendAlert(t-unmon, SK111, key-1)', 'announceSent', 'watchFlight']);
  });

  it('sends a cancellation after its confirmation, without a time', () => {
    const { actor, asked, attempt } = opened();

    actor.send(described('CANCELLATION', { delayDate: '2026-11-21', delayTime: '18:00', reason: 'They rang' }));
    expect(asked()).toEqual([]);
    actor.send({ type: 'cancellation.withdrawn' });
    actor.send(cancelled);
    actor.send({ type: 'cancellation.confirmed' });

    expect(asked()).toEqual(['sendAlert(t-unmon, SK111, key-1)']);
    expect(attempt()?.disruption).toEqual({ alertType: 'CANCELLATION' });
  });

  it('sends the reason that an agent gave', () => {
    const { actor, attempt } = opened();

    actor.send({ ...late, reason: 'They rang' });

    expect(attempt()?.disruption).toEqual({ alertType: 'DELAY', delayDate: '2026-11-21 18:00', reason: 'They rang' });
  });

  it('has nothing to report for a cancelled flight', () => {
    const { actor, asked } = opened({ isCancelled: true });

    actor.send(late);

    expect(actor.getSnapshot().value).toBe('alreadyCancelled');
    expect(asked()).toEqual([]);
  });

  it('repeats the same report under the same key after a lost answer, and another one under another key', () => {
    const { actor, fail, asked, attempt } = opened();

    actor.send(late);
    fail('sendAlert');
    expect(asked().slice(1)).toEqual(['watchFlight', 'announceUnanswered']);
    actor.send(late);
    expect(attempt()?.key).toBe('key-1');

    fail('sendAlert');
    actor.send({ ...late, delayTime: '19:00' });
    expect(attempt()?.key).toBe('key-2');
    fail('sendAlert');
    actor.send(cancelled);
    actor.send({ type: 'cancellation.confirmed' });
    expect(attempt()?.key).toBe('key-3');

    // The reason is part of the body, so another reason needs another key.
    fail('sendAlert');
    actor.send({ ...cancelled, reason: 'They rang' });
    actor.send({ type: 'cancellation.confirmed' });
    expect(attempt()?.key).toBe('key-4');
    fail('sendAlert');
    actor.send({ ...cancelled, reason: 'They rang' });
    actor.send({ type: 'cancellation.confirmed' });
    expect(attempt()?.key).toBe('key-4');
  });

  it('keeps the key of an unanswered report even if another one was started', () => {
    const { actor, fail, attempt } = opened();

    actor.send(late);
    fail('sendAlert');
    actor.send(cancelled);
    actor.send({ type: 'cancellation.withdrawn' });
    actor.send(late);

    expect(attempt()?.key).toBe('key-1');
  });

  it('uses another key after a refusal', () => {
    const { actor, answer, attempt } = opened();

    actor.send(late);
    answer('sendAlert', createRefusal('NO_TRIPS_FOR_FLIGHT'));
    actor.send(late);

    expect(attempt()?.key).toBe('key-2');
  });

  it('marks the new departure until it is sent again', () => {
    const { actor, answer } = opened();

    actor.send(late);
    answer('sendAlert', createFieldRefusal('delayDate', 'INVALID_DATE'));
    expect(actor.getSnapshot().context.problems).toEqual({ delayDate: 'INVALID_DATE' });

    actor.send(late);
    expect(actor.getSnapshot().context.problems).toEqual({});
  });
});

describeModel(notifyDisruptionModel);
