import { describe, expect, it } from 'vitest';

import { onStage } from '#tests/kit/machines/stage.ts';
import { describeModel } from '#tests/kit/model.ts';

import { createFieldRefusal, createRefusal } from '../kit/refusals.model.ts';
import { attachFileMachine } from './attachFile.machine.ts';
import { attachFileModel } from './attachFile.model.ts';

function sending() {
  const stage = onStage(attachFileMachine, { key: 'key-1' });
  stage.answer('inspectFile', { kind: 'fits' });
  return stage;
}

describe('attachFileMachine', () => {
  it('sends no unfit file', () => {
    const { actor, answer, asked } = onStage(attachFileMachine, { key: 'key-1' });

    answer('inspectFile', { kind: 'unfit', why: 'too large' });

    expect(actor.getSnapshot().value).toBe('unfit');
    expect(asked()).not.toContain('sendFile');
  });

  it('repeats the upload from the beginning under the same key', () => {
    const { actor, answer, fail } = sending();

    actor.send({ type: 'turn.came' });
    actor.send({ type: 'progress.made', percent: 50 });
    fail('sendFile');
    actor.send({ type: 'retry.requested' });
    answer('inspectFile', { kind: 'fits' });

    expect(actor.getSnapshot().value).toEqual({ sending: 'waiting' });
    expect(actor.getSnapshot().context).toMatchObject({ key: 'key-1', percent: 0, refusal: null });
  });

  it('asks to choose a file again if it was changed or deleted', () => {
    const { actor, fail, asked } = sending();
    fail('sendFile');
    asked();

    actor.send({ type: 'retry.requested' });
    fail('inspectFile');

    expect(actor.getSnapshot().value).toBe('unfit');
    expect(asked()).not.toContain('sendFile');
  });

  it('gives the reason of a refusal, including those that only the insurer can find', () => {
    const refused = sending();
    refused.answer('sendFile', createRefusal('VENDOR_ERROR'));
    expect(refused.actor.getSnapshot().context.refusal).toBe('VENDOR_ERROR');

    const other = sending();
    other.answer('sendFile', createFieldRefusal('file', 'invalid'));
    expect(other.actor.getSnapshot().context.unfit).toBe('kind');
  });

  it('ends if the bag no longer exists', () => {
    const { actor, answer, asked } = sending();

    answer('sendFile', createRefusal('BAG_NOT_FOUND'));

    expect(actor.getSnapshot().output).toBe('gone');
    expect(asked().at(-1)).toBe('announceGone');
  });
});

describeModel(attachFileModel);
