import { describe, expect, it } from 'vitest';
import { beginDispute } from '#tests/kit/machines/beginDispute.ts';
import { onStage } from '#tests/kit/machines/stage.ts';
import { disputeOfferMachine } from './disputeOffer.machine.ts';
import { chosenFile, createDisputedClaim, november, reason } from './disputeOffer.model.ts';

const arrived = (attachmentId: string) => ({ kind: 'arrived', attachmentId });

describe('the files of a dispute', () => {
  it('uploads files one after another, then sends the dispute under one key', () => {
    const { actor, answer, asked, sent, value, choose, confirm, say } = beginDispute();
    say();
    choose('one.pdf', 'two.pdf');
    confirm();
    expect(sent('uploadDocument')).toMatchObject({ id: 'one.pdf', name: 'one.pdf', documentId: null });
    answer('uploadDocument', arrived('attached-1'));
    expect(sent('uploadDocument')).toMatchObject({ id: 'two.pdf', name: 'two.pdf' });
    answer('uploadDocument', arrived('attached-2'));

    const data = [{ year: 2026, month: 11, notes: reason, attachments: ['attached-1', 'attached-2'] }];
    expect(sent('dispute')).toEqual({ data, key: 'key-1' });
    answer('dispute', { kind: 'saved' });
    expect(value()).toBe('submitted');
    expect(asked().at(-1)).toContain('claimsOutdated');
    actor.send({ type: 'dialog.closed' });
    expect(actor.getSnapshot().output).toBe('submitted');
  });

  it('keeps uploaded files and uploads the others later', () => {
    const { answer, context, sent, value, choose, confirm } = beginDispute();
    choose('one.pdf', 'two.pdf', 'three.pdf');
    confirm();
    answer('uploadDocument', arrived('attached-1'));
    answer('uploadDocument', { kind: 'cancelled', documentId: 'document-2' });
    expect(value()).toEqual({ form: 'resting' });
    expect(context().files).toMatchObject([
      { attachmentId: 'attached-1' },
      { attachmentId: null, documentId: 'document-2' },
      { attachmentId: null, documentId: null },
    ]);
    confirm();
    expect(sent('uploadDocument')).toMatchObject({ id: 'two.pdf', documentId: 'document-2' });
  });

  it('continues after a file is removed, as long as there is something to send', () => {
    const { answer, context, sent, value, choose, confirm } = beginDispute();
    choose('one.pdf', 'two.pdf');
    confirm();
    answer('uploadDocument', { kind: 'removed' });
    expect(sent('uploadDocument')).toMatchObject({ id: 'two.pdf' });
    answer('uploadDocument', { kind: 'removed' });
    expect([value(), context().problem]).toEqual([{ form: 'resting' }, 'selection']);
  });

  it('continues with the other files if one is unreadable, then asks to choose it again', () => {
    const { actor, answer, context, sent, value, choose, confirm } = beginDispute();
    choose('one.pdf', 'two.pdf');
    confirm();
    answer('uploadDocument', { kind: 'unreadable' });
    expect(sent('uploadDocument')).toMatchObject({ id: 'two.pdf' });
    answer('uploadDocument', arrived('attached-2'));

    expect([value(), context().problem]).toEqual([{ form: 'resting' }, 'lost']);
    expect(context().files).toMatchObject([
      { name: 'one.pdf', isHere: false, documentId: null, attachmentId: null },
      { name: 'two.pdf', attachmentId: 'attached-2' },
    ]);
    const again = { ...chosenFile, id: 'file-3', name: 'one.pdf', size: 7 };
    actor.send({ type: 'files.chosen', files: [again] });
    answer('inspectFiles', { kind: 'inspected', files: [{ ...again, why: null }] });
    confirm();
    expect(sent('uploadDocument')).toMatchObject({ id: 'file-3', name: 'one.pdf' });
    answer('uploadDocument', arrived('attached-3'));
    expect(sent('dispute')).toMatchObject({
      data: [{ year: 2026, month: 11, attachments: ['attached-2', 'attached-3'] }],
    });
  });

  it("does not match the claim's dispute while a file must be chosen again", () => {
    const { answer, value, choose, confirm, say } = beginDispute();
    say();
    choose('one.pdf', 'two.pdf');
    confirm();
    answer('uploadDocument', { kind: 'unreadable' });
    answer('uploadDocument', { kind: 'changedElsewhere' });
    answer('readClaim', { kind: 'read', claim: createDisputedClaim({ notes: reason }), at: 0 });
    expect(value()).toBe('changedElsewhere');
  });

  it('asks by name for files that only the customer has and sends nothing without them', () => {
    const kept = { ...chosenFile, isHere: false, documentId: null, attachmentId: null };
    const { actor, answer } = onStage(
      disputeOfferMachine,
      { alertId: 'alert-1', notes: { [november]: reason }, files: [kept], newKey: () => 'key-1' },
      { alone: true },
    );
    const now = () => actor.getSnapshot();
    actor.send({ type: 'dispute.described' });
    expect([now().value, now().context.problem]).toEqual([{ form: 'resting' }, 'lost']);

    const again = { ...chosenFile, id: 'file-2' };
    actor.send({ type: 'files.chosen', files: [again] });
    expect(now().context.problem).toBeNull();
    answer('inspectFiles', { kind: 'inspected', files: [{ ...again, why: null }] });
    expect(now().context.files).toEqual([{ ...again, isHere: true, documentId: null, attachmentId: null }]);
    actor.send({ type: 'dispute.described' });
    expect(now().value).toBe('confirming');
  });
});
