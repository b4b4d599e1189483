import { describe, expect, it } from 'vitest';

import { onStage } from '#tests/kit/machines/stage.ts';
import { describeModel } from '#tests/kit/model.ts';

import { refusedWith } from '../answers.model.ts';
import { deleteBagMachine } from './deleteBag.machine.ts';
import { deleteBagModel } from './deleteBag.model.ts';

const confirmed = { type: 'deletion.confirmed' } as const;

function opened() {
  let count = 0;
  const stage = onStage(deleteBagMachine, { bagId: 'duffel', newKey: () => `key-${++count}` });
  const key = () => stage.actor.getSnapshot().context.key;
  return { ...stage, key };
}

describe('deleting a bag', () => {
  it('asks nobody for it before it was confirmed', () => {
    const { actor, asked } = opened();

    actor.send({ type: 'dialog.closed' });

    expect(actor.getSnapshot().output).toBe('left');
    expect(asked()).toEqual([]);
  });

  it('says that it was deleted', () => {
    const { actor, asked, answer } = opened();

    actor.send(confirmed);
    answer('deleteBag', { kind: 'deleted' });

    expect(actor.getSnapshot().output).toBe('deleted');
    expect(asked().at(-1)).toBe('announceDeleted');
  });

  it('is asked for under the same key as long as no answer came, and under another once it was refused', () => {
    const { actor, answer, fail, key } = opened();

    actor.send(confirmed);
    fail('deleteBag');
    actor.send(confirmed);
    expect(key()).toBe('key-1');

    answer('deleteBag', refusedWith('VENDOR_ERROR'));
    actor.send(confirmed);
    expect(key()).toBe('key-2');
  });

  it('cannot be taken back where no answer came: it may be gone already', () => {
    const { actor, asked, answer, fail } = opened();

    actor.send(confirmed);
    fail('deleteBag');
    expect(actor.getSnapshot().value).toBe('unanswered');

    actor.send(confirmed);
    answer('deleteBag', refusedWith('VENDOR_ERROR'));
    expect(actor.getSnapshot().value).toBe('asking');
    expect(asked().at(-1)).toBe('react(warning, VENDOR_ERROR)');
  });

  it('goes no further with one that somebody still decides about', () => {
    const { actor, answer } = opened();

    actor.send(confirmed);
    answer('deleteBag', refusedWith('RESOLUTION_PENDING'));
    actor.send(confirmed);

    expect(actor.getSnapshot().value).toBe('pending');
  });
});

describeModel(deleteBagModel, {
  'to begin with': { 'from the list': 'asking' },
  asking: { 'deletion.confirmed': 'deleting', 'dialog.closed': 'left' },
  deleting: {
    'deleteBag: deleted': 'deleted + announceDeleted',
    'deleteBag: BAG_NOT_FOUND': 'gone + announceGone',
    'deleteBag: RESOLUTION_PENDING': 'pending',
    'deleteBag: VENDOR_ERROR': 'asking + react(warning, VENDOR_ERROR)',
    'deleteBag: no answer': 'unanswered + announceUnanswered',
  },
  unanswered: { 'deletion.confirmed': 'deleting', 'dialog.closed': 'left' },
  pending: { 'dialog.closed': 'left' },
  deleted: {},
  gone: {},
  left: {},
});
