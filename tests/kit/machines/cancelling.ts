import { describe, expect, it } from 'vitest';
import type { Cancelled, CancellingMachine } from '#machines/kit/records/cancelling.ts';
import { createRefusal } from '#machines/kit/refusals.model.ts';
import type { Code } from '#schema/errors.ts';

import { onStage } from './stage.ts';

const failed: Cancelled = { kind: 'refused', reaction: { kind: 'error', message: 'Out of order' } };

type Promised = {
  /** The answer if the insurance no longer exists. */
  gone: Cancelled;
  locked: Code;
  refusal: Code;
};

export function describeCancelling(machine: CancellingMachine, { gone, locked, refusal }: Promised): void {
  function opened() {
    let count = 0;
    const stage = onStage(machine, { id: 'one', newKey: () => `key-${++count}` });
    const { actor } = stage;
    const confirms = () => {
      if (actor.getSnapshot().matches('details')) actor.send({ type: 'cancellation.requested' });
      actor.send({ type: 'cancellation.confirmed' });
    };
    const key = () => actor.getSnapshot().context.key;
    return { ...stage, confirms, key };
  }

  describe(`${machine.id}`, () => {
    it('sends nothing before it is requested and confirmed', () => {
      const { actor, asked } = opened();

      actor.send({ type: 'cancellation.confirmed' });
      actor.send({ type: 'cancellation.requested' });
      actor.send({ type: 'cancellation.declined' });
      actor.send({ type: 'dialog.closed' });

      expect(actor.getSnapshot().output).toBe('left');
      expect(asked()).toEqual([]);
    });

    it('announces the cancellation', () => {
      const { actor, asked, answer, confirms } = opened();

      confirms();
      answer('cancel', { kind: 'cancelled' });

      expect(actor.getSnapshot().output).toBe('cancelled');
      expect(asked().at(-1)).toBe('announceCancelled');
    });

    it('keeps its key after a lost answer, and gets a new one after a refusal', () => {
      const { answer, fail, confirms, key } = opened();

      confirms();
      fail('cancel');
      confirms();
      expect(key()).toBe('key-1');

      answer('cancel', createRefusal(refusal));
      confirms();
      expect(key()).toBe('key-2');
    });

    it('does not offer to keep the insurance if a lost answer is followed by a failure', () => {
      const { actor, answer, fail, confirms, key } = opened();

      for (const failure of [createRefusal('VENDOR_ERROR'), createRefusal('GENERAL_400'), failed]) {
        confirms();
        fail('cancel');
        confirms();
        answer('cancel', failure);
        expect(actor.getSnapshot().value).toBe('unanswered');
        expect(key()).toBe('key-1');
      }
    });

    it('never claims that it was kept after a lost answer, and announces the cancellation once a list shows it', () => {
      const { actor, asked, fail, confirms } = opened();

      confirms();
      fail('cancel');
      actor.send({ type: 'cancellation.declined' });
      expect(actor.getSnapshot().value).toBe('unanswered');

      actor.send({ type: 'insurance.missed' });
      expect(actor.getSnapshot().output).toBe('cancelled');
      expect(asked().at(-1)).toBe('announceCancelled');
    });

    it('does not report a concurrent cancellation if the insurance no longer exists after a lost answer', () => {
      const { actor, asked, answer, fail, confirms } = opened();

      confirms();
      fail('cancel');
      confirms();
      answer('cancel', gone);

      expect(actor.getSnapshot().output).toBe('cancelled');
      expect(asked().at(-1)).toBe('announceCancelled');
    });

    it('waits for its answer, whatever a list shows meanwhile', () => {
      const { actor, confirms } = opened();

      confirms();
      actor.send({ type: 'insurance.missed' });
      actor.send({ type: 'dialog.closed' });

      expect(actor.getSnapshot().value).toBe('cancelling');
    });

    it('ends in locked if the insurance cannot be cancelled', () => {
      const { actor, answer, confirms } = opened();

      confirms();
      answer('cancel', createRefusal(locked));
      confirms();

      expect(actor.getSnapshot().value).toBe('locked');
    });
  });
}
