import { describe, expect, it } from 'vitest';
import type { adding } from '#machines/kit/records/adding.ts';
import type { deleting } from '#machines/kit/records/deleting.ts';
import type { Details } from '#machines/kit/records/details.ts';
import type { editing } from '#machines/kit/records/editing.ts';
import { createFieldRefusal, createRefusal } from '#machines/kit/refusals.model.ts';
import type { Code } from '#schema/errors.ts';

import { onStage } from './stage.ts';

function keys() {
  let count = 0;
  return () => `key-${++count}`;
}

type Added<Entered, Kept> = {
  entered: Entered;
  /** Details that require another key. */
  others: Entered;
  kept: Kept;
  /** A field that the insurer may refuse. */
  field: keyof Entered & string;
  /** A refusal that concerns no field. */
  refusal: Code;
};

export function describeAdding<Entered extends Details, Kept>(
  machine: ReturnType<typeof adding<Entered, Kept>>,
  { entered, others, kept, field, refusal }: Added<Entered, Kept>,
): void {
  function opened() {
    const stage = onStage(machine, { newKey: keys() });
    const enter = (details = entered) => stage.actor.send({ type: 'details.entered', details });
    const context = () => stage.actor.getSnapshot().context;
    return { ...stage, enter, context };
  }

  describe(`${machine.id} when adding`, () => {
    it('announces the new record', () => {
      const { actor, asked, answer, enter } = opened();

      enter();
      answer('add', { kind: 'added', added: kept });

      expect(actor.getSnapshot().output).toEqual({ kind: 'added', added: kept });
      expect(asked().at(-1)).toBe('announceAdded');
    });

    it('shows the refusal at its field until the field is corrected', () => {
      const { answer, enter, context } = opened();

      enter();
      answer('add', createFieldRefusal(field, 'invalid'));
      expect(context().problems).toEqual({ [field]: 'invalid' });

      enter();
      expect(context().problems).toEqual({});
    });

    it('sends the same details under the same key after a lost answer', () => {
      const { enter, fail, context } = opened();

      enter();
      fail('add');
      enter();
      expect(context().attempt).toEqual({ details: entered, key: 'key-1' });

      fail('add');
      enter(others);
      expect(context().attempt).toEqual({ details: others, key: 'key-2' });
    });

    it('uses a new key after a refusal', () => {
      const { enter, answer, context } = opened();

      enter();
      answer('add', createRefusal(refusal));
      enter();

      expect(context().attempt?.key).toBe('key-2');
    });
  });
}

type Edited<Entered> = {
  known: Entered;
  /** The request if the insurer's record is unknown. */
  all: Partial<Entered>;
  changed: Partial<Entered>;
  other: Partial<Entered>;
  field: keyof Entered & string;
  refusal: Code;
  /** Undefined if the insurer has no such code. */
  notFound?: Code;
};

export function describeEditing<Entered extends Details>(
  machine: ReturnType<typeof editing<Entered>>,
  { known, all, changed, other, field, refusal, notFound }: Edited<Entered>,
): void {
  function opened({ isFresh = true } = {}) {
    const stage = onStage(machine, { id: 'one', known, isFresh, newKey: keys() });
    const enter = (more: Partial<Entered> = {}) =>
      stage.actor.send({ type: 'details.entered', details: { ...known, ...more } });
    const context = () => stage.actor.getSnapshot().context;
    return { ...stage, enter, context };
  }

  describe(`${machine.id} when editing`, () => {
    it('sends the changes, and announces that they are saved', () => {
      const { actor, asked, answer, enter, context } = opened();

      enter(changed);
      expect(context().attempt?.changes).toEqual(changed);
      answer('edit', { kind: 'edited' });

      expect(actor.getSnapshot().output).toBe('edited');
      expect(asked().at(-1)).toBe('announceEdited');
    });

    it('sends nothing without changes', () => {
      const { actor, asked, enter } = opened();

      enter();

      expect(actor.getSnapshot().output).toBe('left');
      expect(asked()).toEqual([]);
    });

    it('sends everything if the known record is old, even without changes', () => {
      const { enter, context } = opened({ isFresh: false });

      enter();

      expect(context().attempt?.changes).toEqual(all);
    });

    it('shows the refusal at its field until the field is corrected', () => {
      const { answer, enter, context } = opened();

      enter(changed);
      answer('edit', createFieldRefusal(field, 'invalid'));
      expect(context().problems).toEqual({ [field]: 'invalid' });

      enter(changed);
      expect(context().problems).toEqual({});
    });

    it('sends the same changes under the same key after a lost answer', () => {
      const { fail, enter, context } = opened();

      enter(changed);
      fail('edit');
      enter(changed);

      expect(context().attempt).toMatchObject({ changes: changed, key: 'key-1' });
    });

    it('sends everything once the insurer’s record is unknown, even unchanged details', () => {
      const { answer, fail, enter, context } = opened();

      enter(changed);
      fail('edit');
      enter(other);
      answer('edit', createRefusal(refusal));
      enter();

      expect(context().attempt).toMatchObject({ changes: all, key: 'key-3' });
    });

    it('ends if the record no longer exists', () => {
      const { actor, asked, answer, enter } = opened();

      enter(changed);
      answer('edit', notFound ? createRefusal(notFound) : { kind: 'gone' });

      expect(actor.getSnapshot().output).toBe('gone');
      expect(asked().at(-1)).toBe('announceGone');
    });
  });
}

export function describeDeleting(
  machine: ReturnType<typeof deleting>,
  { inUse, refusal }: { inUse: Code; refusal: Code },
): void {
  const confirmed = { type: 'deletion.confirmed' } as const;

  function opened() {
    const stage = onStage(machine, { id: 'one', newKey: keys() });
    const key = () => stage.actor.getSnapshot().context.key;
    return { ...stage, key };
  }

  describe(`${machine.id} when deleting`, () => {
    it('sends nothing before it is confirmed', () => {
      const { actor, asked } = opened();

      actor.send({ type: 'dialog.closed' });

      expect(actor.getSnapshot().output).toBe('left');
      expect(asked()).toEqual([]);
    });

    it('announces the deletion', () => {
      const { actor, asked, answer } = opened();

      actor.send(confirmed);
      answer('delete', { kind: 'deleted' });

      expect(actor.getSnapshot().output).toBe('deleted');
      expect(asked().at(-1)).toBe('announceDeleted');
    });

    it('keeps its key after a lost answer, and gets a new one after a refusal', () => {
      const { actor, answer, fail, key } = opened();

      actor.send(confirmed);
      fail('delete');
      actor.send(confirmed);
      expect(key()).toBe('key-1');

      answer('delete', createRefusal(refusal));
      actor.send(confirmed);
      expect(key()).toBe('key-2');
    });

    it('cannot be abandoned after a lost answer, because the record may be deleted', () => {
      const { actor, asked, answer, fail } = opened();

      actor.send(confirmed);
      fail('delete');
      expect(actor.getSnapshot().value).toBe('unanswered');

      actor.send(confirmed);
      answer('delete', createRefusal(refusal));
      expect(actor.getSnapshot().value).toBe('asking');
      expect(asked().at(-1)).toBe(`react(warning, ${refusal})`);
    });

    it('ends in inUse if something else needs the record', () => {
      const { actor, answer } = opened();

      actor.send(confirmed);
      answer('delete', createRefusal(inUse));
      actor.send(confirmed);

      expect(actor.getSnapshot().value).toBe('inUse');
    });
  });
}
