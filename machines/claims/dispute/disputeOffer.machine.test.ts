import { describe, expect, it } from 'vitest';
import { beginDispute } from '#tests/kit/machines/beginDispute.ts';
import { describeModel } from '#tests/kit/model.ts';
import { createFieldRefusal, createRefusal } from '../../kit/refusals.model.ts';
import { chosenFile, createDisputedClaim, disputeOfferModel, november, offered, reason } from './disputeOffer.model.ts';

describe('disputeOfferMachine', () => {
  it('requires a note or a file for at least one month and says so until there is one', () => {
    const { actor, context, value, say } = beginDispute();
    say('  ');
    actor.send({ type: 'dispute.described' });
    expect([value(), context().problem]).toEqual([{ form: 'resting' }, 'selection']);

    say();
    expect(context().problem).toBeNull();
    actor.send({ type: 'dispute.described' });
    expect(value()).toBe('confirming');
  });

  it('accepts notes of up to a thousand characters', () => {
    const { actor, context, value, say } = beginDispute();
    say('x'.repeat(1_001));
    actor.send({ type: 'dispute.described' });
    expect([value(), context().problem]).toEqual([{ form: 'resting' }, 'notes']);
    say(` ${'x'.repeat(1_000)} `);
    actor.send({ type: 'dispute.described' });
    expect(value()).toBe('confirming');
  });

  it('accepts five files a month and gives a reason for every rejected one', () => {
    const { actor, answer, context, choose } = beginDispute();
    choose('1', '2', '3', '4', '5');

    choose('6');
    expect(context().files).toHaveLength(5);
    expect(context().refused).toEqual([{ month: chosenFile.month, name: '6', why: 'too many' }]);

    const files = [{ ...chosenFile, id: '7', month: '2026-12' }];
    actor.send({ type: 'files.chosen', files });
    expect(context().refused).toEqual([]);
    answer('inspectFiles', { kind: 'inspected', files: files.map((file) => ({ ...file, why: null })) });
    expect(context().files).toHaveLength(6);
  });

  it('keeps files that are chosen while others are checked', () => {
    const { actor, sent } = beginDispute();
    const other = { ...chosenFile, id: 'file-2' };
    actor.send({ type: 'files.chosen', files: [chosenFile] });
    actor.send({ type: 'files.chosen', files: [other] });
    expect(sent('inspectFiles')).toEqual([chosenFile, other]);
  });

  it('reports an unreadable file as empty', () => {
    const { actor, fail, context } = beginDispute();
    actor.send({ type: 'files.chosen', files: [chosenFile] });
    const problem = context();
    expect(problem).toMatchObject({ refused: [], problem: null });
    fail('inspectFiles');
    expect(context()).toMatchObject({
      files: [],
      chosen: [],
      refused: [{ month: chosenFile.month, name: chosenFile.name, why: 'empty' }],
    });
  });

  it('uses a new key after each review, and the same key for an unreceived dispute', () => {
    const { actor, answer, fail, sent, value, confirm, say } = beginDispute();
    say();
    confirm();
    answer('dispute', createRefusal('GENERAL_400'));
    expect(actor.getSnapshot().context.key).toBeNull();
    confirm();
    expect(sent('dispute')).toMatchObject({ key: 'key-2' });

    fail('dispute');
    fail('readClaim');
    expect(value()).toBe('outcomeUnknown');
    actor.send({ type: 'retry.requested' });
    answer('readClaim', { kind: 'read', claim: offered, at: 0 });
    expect(value()).toBe('notReceived');
    actor.send({ type: 'resend.requested' });
    expect(sent('dispute')).toMatchObject({ key: 'key-2' });
  });

  it.each([
    ['ours', createDisputedClaim({ notes: reason }), 'submitted'],
    ['ours with other spaces', createDisputedClaim({ notes: ` ${reason.replace(' ', '\r\n')}` }), 'submitted'],
    ['another one', createDisputedClaim({ notes: 'Something else' }), 'changedElsewhere'],
    [
      'of a file that is not ours',
      createDisputedClaim({ notes: reason, attachments: ['attached-9'] }),
      'changedElsewhere',
    ],
    ['of another month', createDisputedClaim({ notes: reason, month: 12 }), 'changedElsewhere'],
    ['of nobody, the offer being gone', { ...offered, status: 'offer-rejected' }, 'changedElsewhere'],
    ['of nobody', offered, 'notReceived'],
    ['of a claim that is not there', undefined, 'noLongerExists'],
  ])('reads the claim after a lost answer and finds that the dispute on record is %s', (_whose, claim, state) => {
    const { answer, fail, sent, value, confirm, say } = beginDispute();
    say();
    confirm();
    fail('dispute');
    expect(sent('readClaim')).toEqual({ alertId: 'alert-1' });
    answer('readClaim', { kind: 'read', claim, at: 0 });
    expect(value()).toBe(state);
  });

  it.each([
    ['no answer came', ({ fail }: ReturnType<typeof beginDispute>) => fail('dispute')],
    [
      'something broke at the insurer',
      ({ answer }: ReturnType<typeof beginDispute>) => answer('dispute', createRefusal('VENDOR_ERROR')),
    ],
  ])('knows, once %s, that the first version may be on record instead of the changed one', (_, happens) => {
    const stage = beginDispute();
    const { actor, answer, context, value, confirm, say } = stage;
    say();
    confirm();
    expect(context().isUnheard).toBe(false);
    happens(stage);
    answer('readClaim', { kind: 'read', claim: offered, at: 0 });
    actor.send({ type: 'edit.requested' });
    say('Something else');
    confirm();
    answer('dispute', createRefusal('ALREADY_EXISTS'));
    answer('readClaim', { kind: 'read', claim: createDisputedClaim({ notes: reason }), at: 0 });
    expect([value(), context().isUnheard]).toEqual(['changedElsewhere', true]);
  });

  it('does not match a dispute that lacks one of its files', () => {
    const { answer, value, choose, confirm, say } = beginDispute();
    say();
    choose('one.pdf');
    confirm();
    answer('uploadDocument', { kind: 'changedElsewhere' });
    answer('readClaim', { kind: 'read', claim: createDisputedClaim({ notes: reason }), at: 0 });
    expect(value()).toBe('changedElsewhere');
  });

  it('marks the months that the insurer rejects until they are corrected', () => {
    const { actor, answer, context, confirm, say } = beginDispute();
    say('', '2026-10');
    say();
    say('Too little, too', '2026-12');
    confirm();
    answer('dispute', createFieldRefusal('data.1.notes', 'invalid'));
    expect(context().wrong).toEqual(['2026-12']);
    say('Still', november);
    expect(context().wrong).toEqual(['2026-12']);
    say('Better', '2026-12');
    expect(context().wrong).toEqual([]);

    confirm();
    answer('dispute', createFieldRefusal('data.7.notes', 'invalid'));
    expect(context().wrong).toEqual([]);
    confirm();
    answer('dispute', createFieldRefusal('data.0.notes', 'invalid'));
    expect(context().wrong).toEqual([november]);
    actor.send({ type: 'dispute.described' });
    expect(context().wrong).toEqual([]);
  });

  it('cannot be closed while the outcome is unknown', () => {
    const { actor, fail, value, confirm, say } = beginDispute();
    say();
    confirm();
    for (const state of ['submitting', 'checkingOutcome']) {
      actor.send({ type: 'dialog.closed' });
      expect([value(), actor.getSnapshot().hasTag('working')]).toEqual([{ working: state }, true]);
      if (state === 'submitting') fail('dispute');
    }
  });

  it.each([
    ['changedElsewhere', { kind: 'read', claim: { ...offered, status: 'offer-rejected' }, at: 0 }],
    ['noLongerExists', { kind: 'read', claim: undefined, at: 0 }],
  ])('ends when the claim is %s and has it read again', (state, read) => {
    const { actor, answer, asked, fail, value, confirm, say } = beginDispute();
    say();
    confirm();
    fail('dispute');
    answer('readClaim', read);
    expect(value()).toBe(state);
    expect(asked().at(-1)).toContain('claimsOutdated');
    actor.send({ type: 'dialog.closed' });
    expect(actor.getSnapshot().output).toBe('outdated');
  });

  it('changes nothing when it is closed', () => {
    const { actor, context, choose } = beginDispute();
    expect(context()).toMatchObject({ chosen: [], refused: [], wrong: [] });
    choose('one.pdf', 'two.pdf');
    actor.send({ type: 'dispute.described' });
    actor.send({ type: 'dispute.cancelled' });
    expect(context()).toMatchObject({ refused: [], wrong: [] });
    actor.send({ type: 'file.removed', id: 'one.pdf' });
    expect(context().files.map(({ id }) => id)).toEqual(['two.pdf']);
    actor.send({ type: 'dialog.closed' });
    expect(actor.getSnapshot().output).toBe('dismissed');
  });
});

describeModel(disputeOfferModel);
