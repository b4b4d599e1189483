import { describe, expect, it } from 'vitest';

import { onStage } from '#tests/kit/machines/stage.ts';
import { describeModel } from '#tests/kit/model.ts';

import { createRefusal } from '../../kit/refusals.model.ts';
import { uploadDocumentMachine } from './uploadDocument.machine.ts';
import { uploadDocumentModel } from './uploadDocument.model.ts';

const input = { id: 'file-1', name: 'takings.pdf', key: 'key-1', documentId: null };
const placed = (at: number) => ({ kind: 'created', url: `https://store.example/${at}`, documentId: `document-${at}` });

function sending() {
  const stage = onStage(uploadDocumentMachine, input);
  stage.answer('openDocument', placed(1));
  return stage;
}

describe('uploadDocumentMachine', () => {
  it('uploads to the address of the insurer and attaches the file', () => {
    const { actor, answer, sent } = sending();
    expect(sent('openDocument')).toEqual({ documentName: 'takings.pdf' });
    expect(sent('sendFile')).toMatchObject({ id: 'file-1', url: 'https://store.example/1' });

    answer('sendFile', { kind: 'sent' });
    expect(sent('attachDocument')).toEqual({ name: 'takings.pdf', documentId: 'document-1', key: 'key-1' });
    expect(actor.getSnapshot().context.percent).toBe(100);

    answer('attachDocument', { kind: 'attached', attachmentId: 'attached-1', name: 'takings.pdf' });
    expect(actor.getSnapshot().output).toEqual({ kind: 'arrived', attachmentId: 'attached-1' });
  });

  it('never reduces the progress, unless the upload restarts at another address', () => {
    const { actor, answer, fail, sent } = sending();
    const percent = () => actor.getSnapshot().context.percent;
    const { progress } = sent('sendFile') as { progress: (percent: number) => void };

    progress(40);
    progress(30);
    expect(percent()).toBe(40);
    expect(actor.getSnapshot().context.tries).toBe(1);

    fail('sendFile');
    answer('checkFile', { kind: 'readable' });
    expect(percent()).toBe(40);
    actor.send({ type: 'retry.requested' });
    expect(actor.getSnapshot().context).toMatchObject({ percent: 0, tries: 2, documentId: null, url: '' });
    answer('openDocument', placed(2));
    expect(sent('sendFile')).toMatchObject({ url: 'https://store.example/2' });
  });

  it('repeats only the attachment of a file that is in the store', () => {
    const { actor, answer, asked, fail, sent } = sending();
    answer('sendFile', { kind: 'sent' });
    fail('attachDocument');
    asked();

    actor.send({ type: 'retry.requested' });

    expect(asked()).toEqual([expect.stringContaining('attachDocument')]);
    expect(sent('attachDocument')).toEqual({ name: 'takings.pdf', documentId: 'document-1', key: 'key-1' });
  });

  it('returns the uploaded file when the customer leaves, and nothing for a partial upload', () => {
    const half = sending();
    half.actor.send({ type: 'sending.cancelled' });
    expect(half.actor.getSnapshot().output).toEqual({ kind: 'cancelled', documentId: null });

    const whole = sending();
    whole.answer('sendFile', { kind: 'sent' });
    whole.actor.send({ type: 'sending.cancelled' });
    expect(whole.actor.getSnapshot().output).toEqual({ kind: 'cancelled', documentId: 'document-1' });
  });

  it('starts with the attachment if the file is in the store already', () => {
    const { asked } = onStage(uploadDocumentMachine, { ...input, documentId: 'document-1' });
    expect(asked()).toEqual([expect.stringContaining('attachDocument')]);
  });

  it('gives the reason of a refusal until it is retried', () => {
    const { actor, answer } = onStage(uploadDocumentMachine, input);
    const refusal = () => actor.getSnapshot().context.refusal;
    answer('openDocument', createRefusal('VENDOR_ERROR'));
    expect(refusal()).toBe('VENDOR_ERROR');

    actor.send({ type: 'retry.requested' });
    expect(refusal()).toBeNull();
    answer('openDocument', placed(2));
    answer('sendFile', { kind: 'sent' });
    answer('attachDocument', createRefusal('ACCESS_DENIED'));
    expect(refusal()).toBe('ACCESS_DENIED');
    actor.send({ type: 'retry.requested' });
    expect(refusal()).toBeNull();

    answer('attachDocument', { kind: 'refused', reaction: { kind: 'error' } });
    expect(refusal()).toBeNull();
  });

  it('ends if the file was changed or deleted, because no retry can send it', () => {
    const { actor, answer, fail, sent } = sending();
    fail('sendFile');
    expect(sent('checkFile')).toEqual({ id: 'file-1' });
    answer('checkFile', { kind: 'unreadable' });
    expect(actor.getSnapshot().output).toEqual({ kind: 'unreadable' });
  });

  it('can be retried if it is unknown whether the file is still readable', () => {
    const { actor, fail } = sending();
    fail('sendFile');
    fail('checkFile');
    expect(actor.getSnapshot().value).toBe('failed');
  });

  it('has no code if the insurer gave none', () => {
    const { actor, answer } = onStage(uploadDocumentMachine, input);
    answer('openDocument', { kind: 'refused', reaction: { kind: 'error' } });
    expect(actor.getSnapshot().context.refusal).toBeNull();
  });

  it.each([
    ['file.removed', { kind: 'removed' }],
    ['sending.cancelled', { kind: 'cancelled', documentId: null }],
  ] as const)('ends by %s with the outcome', (type, output) => {
    const { actor, answer, fail } = sending();
    fail('sendFile');
    answer('checkFile', { kind: 'readable' });
    actor.send({ type });
    expect(actor.getSnapshot().output).toEqual(output);
  });

  it.each([
    ['INVALID_RESOLUTION_TYPE', 'changedElsewhere'],
    ['ALREADY_EXISTS', 'changedElsewhere'],
    ['ALERT_NOT_FOUND', 'noLongerExists'],
  ] as const)('ends if the claim continues without the file: %s', (code, kind) => {
    const { actor, answer } = sending();
    answer('sendFile', { kind: 'sent' });
    answer('attachDocument', createRefusal(code));
    expect(actor.getSnapshot().output).toEqual({ kind });
  });
});

describeModel(uploadDocumentModel);
