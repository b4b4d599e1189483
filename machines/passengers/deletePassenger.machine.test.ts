import { describe, expect, it } from 'vitest';

import { onStage } from '#tests/kit/machines/stage.ts';
import { describeModel } from '#tests/kit/model.ts';

import { refusedWith } from '../answers.model.ts';
import { deletePassengerMachine } from './deletePassenger.machine.ts';
import { deletePassengerModel } from './deletePassenger.model.ts';

const confirmed = { type: 'deletion.confirmed' } as const;

function opened() {
  let count = 0;
  const stage = onStage(deletePassengerMachine, { passengerId: 'ben', newKey: () => `key-${++count}` });
  const key = () => stage.actor.getSnapshot().context.key;
  return { ...stage, key };
}

describe('deleting a passenger', () => {
  it('asks nobody for it before it was confirmed', () => {
    const { actor, asked } = opened();

    actor.send({ type: 'dialog.closed' });

    expect(actor.getSnapshot().output).toBe('left');
    expect(asked()).toEqual([]);
  });

  it('says that somebody was deleted', () => {
    const { actor, asked, answer } = opened();

    actor.send(confirmed);
    answer('deletePassenger', { kind: 'deleted' });

    expect(actor.getSnapshot().output).toBe('deleted');
    expect(asked().at(-1)).toBe('announceDeleted');
  });

  it('is asked for under the same key as long as no answer came, and under another once it was refused', () => {
    const { actor, answer, fail, key } = opened();

    actor.send(confirmed);
    fail('deletePassenger');
    actor.send(confirmed);
    expect(key()).toBe('key-1');

    answer('deletePassenger', refusedWith('VENDOR_ERROR'));
    actor.send(confirmed);
    expect(key()).toBe('key-2');
  });

  it('cannot be taken back where no answer came: somebody may be gone already', () => {
    const { actor, asked, answer, fail } = opened();

    actor.send(confirmed);
    fail('deletePassenger');
    expect(actor.getSnapshot().value).toBe('unanswered');

    actor.send(confirmed);
    answer('deletePassenger', refusedWith('VENDOR_ERROR'));
    expect(actor.getSnapshot().value).toBe('asking');
    expect(asked().at(-1)).toBe('react(warning, VENDOR_ERROR)');
  });

  it('goes no further with somebody who is on a trip', () => {
    const { actor, answer } = opened();

    actor.send(confirmed);
    answer('deletePassenger', refusedWith('IN_USE'));
    actor.send(confirmed);

    expect(actor.getSnapshot().value).toBe('inUse');
  });
});

describeModel(deletePassengerModel, {
  'to begin with': { 'from the list': 'asking' },
  asking: { 'deletion.confirmed': 'deleting', 'dialog.closed': 'left' },
  deleting: {
    'deletePassenger: deleted': 'deleted + announceDeleted',
    'deletePassenger: PASSENGER_NOT_FOUND': 'gone + announceGone',
    'deletePassenger: IN_USE': 'inUse',
    'deletePassenger: VENDOR_ERROR': 'asking + react(warning, VENDOR_ERROR)',
    'deletePassenger: no answer': 'unanswered + announceUnanswered',
  },
  unanswered: { 'deletion.confirmed': 'deleting', 'dialog.closed': 'left' },
  inUse: { 'dialog.closed': 'left' },
  deleted: {},
  gone: {},
  left: {},
});
