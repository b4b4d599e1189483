import { describe, expect, it } from 'vitest';

import { onStage } from '#tests/kit/machines/stage.ts';
import { describeModel } from '#tests/kit/model.ts';

import { refusedFor, refusedWith } from '../answers.model.ts';
import { editBagMachine } from './editBag.machine.ts';
import { duffel, editBagModel } from './editBag.model.ts';

const bag = { bagId: 'duffel', status: 'BAG_LOST', attachments: [], ...duffel };
const later = { reportedOn: '2026-11-18T18:00:00.000Z', reportedOnLocal: '2026-11-18 19:00' };

function opened({ isFresh = true } = {}) {
  let count = 0;
  const stage = onStage(editBagMachine, { bag, isFresh, newKey: () => `key-${++count}` });
  const describes = (more: Partial<typeof duffel> = {}) =>
    stage.actor.send({ type: 'bag.described', ...duffel, ...more });
  const attempt = () => stage.actor.getSnapshot().context.attempt;
  return { ...stage, describes, attempt };
}

describe('editing a bag', () => {
  it('sends what has changed, and says that it is saved', () => {
    const { actor, asked, answer, describes, attempt } = opened();

    describes({ description: '' });
    expect(attempt()?.changes).toEqual({ description: '' });
    answer('editBag', { kind: 'edited' });

    expect(actor.getSnapshot().output).toBe('edited');
    expect(asked().at(-1)).toBe('announceEdited');
  });

  it('sends a picture where it is another, and takes it away where it is none', () => {
    const { describes, attempt, fail } = opened();

    describes({ image: 'data:image/png;base64,AAAA' });
    expect(attempt()?.changes).toEqual({ image: 'data:image/png;base64,AAAA' });
    fail('editBag');
    describes();

    expect(attempt()?.changes).toMatchObject({ image: '' });
  });

  it('sends a moment whole', () => {
    const { describes, attempt } = opened();

    describes({ reportedOn: later.reportedOn });

    expect(attempt()?.changes).toEqual({ ...later, reportedOnLocal: duffel.reportedOnLocal });
  });

  it('asks nobody where nothing has changed', () => {
    const { actor, asked, describes } = opened();

    describes();

    expect(actor.getSnapshot().output).toBe('left');
    expect(asked()).toEqual([]);
  });

  it('sends everything of what was read long ago, even where nothing has changed', () => {
    const { describes, attempt } = opened({ isFresh: false });

    describes();

    expect(attempt()?.changes).toEqual(duffel);
  });

  it('says at the field what the insurer refuses, until it is mended', () => {
    const { actor, answer, describes } = opened();

    describes({ pir: '!' });
    answer('editBag', refusedFor('pir', 'invalid'));
    expect(actor.getSnapshot().context.problems).toEqual({ pir: 'invalid' });

    describes({ pir: 'LHRVO1' });
    expect(actor.getSnapshot().context.problems).toEqual({});
  });

  it('sends the same once more under the same key, as long as no answer came', () => {
    const { fail, describes, attempt } = opened();

    describes(later);
    fail('editBag');
    describes(later);

    expect(attempt()).toMatchObject({ changes: later, key: 'key-1' });
  });

  it('sends everything once nobody knows what the insurer has, even what was there to begin with', () => {
    const { answer, fail, describes, attempt } = opened();

    describes(later);
    fail('editBag');
    describes({ pir: 'LHRVO10049' });
    answer('editBag', refusedWith('DUPLICATE_ENTRY'));
    describes();

    expect(attempt()).toMatchObject({ changes: duffel, key: 'key-3' });
  });

  it('ends where the bag is no more', () => {
    const { actor, asked, answer, describes } = opened();

    describes(later);
    answer('editBag', refusedWith('BAG_NOT_FOUND'));

    expect(actor.getSnapshot().output).toBe('gone');
    expect(asked().at(-1)).toBe('announceGone');
  });
});

const warned = (code: string) => `describing + react(warning, ${code})`;

describeModel(editBagModel, {
  'to begin with': { 'from the list': 'describing' },
  describing: {
    'bag.described: with another description': 'editing',
    'bag.described: as before': 'left',
    'dialog.closed': 'left',
  },
  'describing (unsure)': { 'bag.described: as before': 'editing' },
  editing: {
    'editBag: edited': 'edited + announceEdited',
    'editBag: FAILED_VALIDATION': 'describing',
    'editBag: BAG_NOT_FOUND': 'gone + announceGone',
    'editBag: RESOLUTION_PENDING': warned('RESOLUTION_PENDING'),
    'editBag: DUPLICATE_ENTRY': warned('DUPLICATE_ENTRY'),
    'editBag: FLIGHT_NOT_FOUND': warned('FLIGHT_NOT_FOUND'),
    'editBag: no answer': 'describing (unsure) + announceUnanswered',
  },
  edited: {},
  gone: {},
  left: {},
});
