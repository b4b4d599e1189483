import { describe, expect, it } from 'vitest';

import { onClaim } from '#tests/kit/machines/claims.ts';
import { onStage } from '#tests/kit/machines/stage.ts';

import { refusedWith } from '../../answers.model.ts';
import { accountIn } from './claiming.ts';
import { claimOptionMachine } from './claimOption.machine.ts';
import { changedTo, claimOptionModel, readAs } from './claimOption.model.ts';
import { household } from './selectPayout.model.ts';

const { inputs } = claimOptionModel;

describe('a claim', () => {
  it('says who is paid, and how, to where a method is selected', () => {
    const more = { isPaidByPartner: true, maySetUp: false, mayMend: false, newKey: () => 'key-1' };
    const stage = onStage(claimOptionMachine, { ...inputs.cash, ...more }, { alone: true });
    stage.actor.send({ type: 'claim.made' });

    expect(stage.sent('selectPayout')).toEqual({ ...more, shown: null, isChange: false });
  });

  it('that a partner pays names no method', () => {
    const { actor, answer, context } = onClaim({ isPaidByPartner: true });

    actor.send({ type: 'claim.made' });
    answer('readPayouts', { kind: 'read', methods: [], vendors: [], country: 'US', currency: 'USD' });

    expect(context().attempt).toEqual({ answer: {}, key: 'key-1' });
  });

  it('is submitted with where the money goes, confirmed, and done', () => {
    const { actor, asked, answer, state, context, told } = onClaim();

    told(household);
    actor.send({ type: 'claim.made' });
    answer('readPayouts', { kind: 'read', methods: [household], vendors: [], country: 'US', currency: 'USD' });
    expect(context().attempt).toEqual({ answer: { payoutMethodId: 'household' }, key: 'key-1' });
    answer('submit', changedTo('Requested'));
    asked();
    answer('confirm', changedTo('Confirmed'));

    expect([state(), context().option.status]).toEqual(['shown', 'Confirmed']);
    expect(asked()).toEqual(['announceConfirmed', 'caseOutdated']);
  });

  it('that is paid by hand is submitted, and waits', () => {
    const { asked, answer, state, claim } = onClaim({}, inputs['cash that is paid by hand']);

    claim();
    answer('submit', changedTo('Requested'));

    expect(state()).toBe('shown');
    expect(asked()).toEqual(['announceSubmitted', 'caseOutdated']);
  });

  it('of points needs nowhere to go', () => {
    const { actor, answer, state, context } = onClaim({}, inputs.points);

    actor.send({ type: 'claim.made' });
    expect(context().attempt).toEqual({ answer: {}, key: 'key-1' });
    answer('submit', changedTo('Requested'));
    answer('confirm', changedTo('Confirmed'));

    expect(state()).toBe('shown');
  });

  it('whose answer was lost is looked for, and confirmed if it is there: never submitted a second time', () => {
    const { asked, answer, fail, actor, state, claim } = onClaim();

    claim();
    fail('submit');
    answer('readCase', readAs('Requested'));
    expect(state()).toBe('unconfirmed');
    asked();
    actor.send({ type: 'claim.made' });
    actor.send({ type: 'answer.repeated' });
    actor.send({ type: 'claim.confirmed' });

    expect(asked()).toEqual(['confirm(resolution-1, key-2)']);
  });

  it('that the insurer never heard of is sent again as it was, under its key', () => {
    const { answer, fail, actor, state, context, claim } = onClaim();

    claim();
    const { attempt } = context();
    fail('submit');
    answer('readCase', readAs('Initial'));
    expect(state()).toBe('missing');
    actor.send({ type: 'answer.repeated' });
    answer('readMethods', { kind: 'read', methods: [household] });

    expect(state()).toBe('submitting');
    expect(context().attempt).toEqual(attempt);
  });

  it('that the insurer never heard of is not sent again to what is another account by now', () => {
    const { asked, answer, fail, actor, state, context, claim } = onClaim();

    claim();
    fail('submit');
    answer('readCase', readAs('Initial'));
    asked();
    actor.send({ type: 'answer.repeated' });
    answer('readMethods', { kind: 'read', methods: [{ ...household, fields: { accountNumber: '1' } }] });

    expect([state(), ...asked()]).toEqual(['offered', 'readMethods', 'methodsOutdated']);
    expect(context()).toMatchObject({ attempt: null, chosen: null, isOtherAccount: true });
  });

  it('to what is another account by now is not sent, and its customer reads so, until they claim it to the new one', () => {
    const { asked, answer, actor, state, context, told } = onClaim();
    const other = { ...household, description: 'Shared account' };
    const read = { kind: 'read', methods: [other], vendors: [], country: 'US', currency: 'USD' };

    told(household);
    actor.send({ type: 'claim.made' });
    answer('readPayouts', read);
    actor.getSnapshot().children.selectPayout?.send({ type: 'dialog.closed' });
    expect([state(), context().isOtherAccount, context().attempt]).toEqual(['offered', true, null]);

    told(other);
    actor.send({ type: 'claim.made' });
    asked();
    answer('readPayouts', read);
    expect(asked()).toEqual([expect.stringContaining('submit')]);
    expect(context()).toMatchObject({ isOtherAccount: false, chosen: other });
  });

  it('of money that was sent before goes to where it went, and nobody is asked; unless that is gone', () => {
    const payout = {
      vendor: 'V',
      payoutMethodId: 'old',
      description: 'Old',
      account: null,
      on: '2026-11-02T10:00:00Z',
    };
    const { option } = inputs.cash;
    const { actor, answer, asked, sent, state } = onClaim({ option: { ...option, payout } });

    actor.send({ type: 'claim.made' });
    expect(asked()).toEqual([expect.stringContaining('submit')]);
    expect(sent('submit')).toMatchObject({ answer: { payoutMethodId: 'old' } });
    answer('submit', refusedWith('PAYMENT_METHOD_NOT_FOUND'));
    actor.send({ type: 'claim.made' });

    expect(state()).toBe('selecting');
  });

  it.each([
    ['nobody says where it went', { payoutMethodId: null }],
    ['it came back', { on: null }],
  ])('of money that was sent before asks where it goes, where %s', (_, known) => {
    const payout = {
      vendor: 'V',
      payoutMethodId: 'old',
      description: 'Old',
      account: null,
      on: '2026-11-02T10:00:00Z',
    };
    const { actor, state } = onClaim({ option: { ...inputs.cash.option, payout: { ...payout, ...known } } });

    actor.send({ type: 'claim.made' });

    expect(state()).toBe('selecting');
  });

  it('to a method that the insurer does not find was not made', () => {
    const { asked, answer, state, context, claim } = onClaim();

    claim();
    answer('submit', refusedWith('PAYMENT_METHOD_NOT_FOUND'));

    expect([state(), ...asked()]).toEqual(['offered', 'react(warning, PAYMENT_METHOD_NOT_FOUND)', 'caseOutdated']);
    expect(context()).toMatchObject({ attempt: null, chosen: null, isOtherAccount: true });
  });

  it('goes where its customer wants it instead, and nothing is sent by that', () => {
    const { asked, answer, actor, state, context, told } = onClaim();
    const wallet = { ...household, payoutMethodId: 'wallet' };
    const read = { kind: 'read', methods: [household, wallet], vendors: [], country: 'US', currency: 'USD' };

    told(household);
    actor.send({ type: 'account.reconsidered' });
    answer('readPayouts', read);
    asked();
    actor.getSnapshot().children.changePayout?.send({ type: 'method.chosen', payoutMethodId: 'wallet' });
    expect([state(), accountIn(context()), ...asked()]).toEqual(['offered', wallet]);
    actor.send({ type: 'claim.made' });
    answer('readPayouts', read);

    expect(context().attempt?.answer).toEqual({ payoutMethodId: 'wallet' });
  });

  it('says where its money goes as soon as it was taken', () => {
    const { answer, context, claim } = onClaim();

    claim();
    answer('submit', changedTo('Requested'));

    expect(context().option.payout).toEqual({
      vendor: 'MANUAL-BANK',
      payoutMethodId: 'household',
      description: 'Household account',
      account: '****3322',
      on: null,
    });
  });

  it('that is made anew after that is another one, under another key', () => {
    const { answer, fail, actor, context, claim } = onClaim();

    claim();
    fail('submit');
    answer('readCase', readAs('Initial'));
    actor.send({ type: 'answer.reconsidered' });
    claim();

    expect(context().attempt?.key).toBe('key-2');
  });

  it('is not known to have failed as long as the case cannot be read', () => {
    const { answer, fail, actor, state, claim } = onClaim();

    claim();
    fail('submit');
    fail('readCase');
    expect(state()).toBe('unknown');
    actor.send({ type: 'claim.made' });
    expect(state()).toBe('unknown');
    actor.send({ type: 'retry.asked' });
    answer('readCase', readAs('Confirmed'));

    expect(state()).toBe('shown');
  });

  it('that was answered elsewhere is read again, and says so', () => {
    const { asked, answer, state, context, claim } = onClaim();

    claim();
    answer('submit', refusedWith('INVALID_RESOLUTION_TYPE'));
    expect(asked().at(-1)).toContain('readCase');
    answer('readCase', readAs('Confirmed'));

    expect([state(), context().isMoved]).toEqual(['shown', true]);
  });

  it('that was answered elsewhere is news no more once another is made', () => {
    const { actor, answer, context, claim } = onClaim();
    const answeredElsewhere = () => {
      expect(context().isMoved).toBe(false);
      answer('submit', refusedWith('INVALID_RESOLUTION_TYPE'));
      answer('readCase', readAs('Initial'));
      expect(context()).toMatchObject({ attempt: null, isMoved: true });
    };

    claim();
    answeredElsewhere();
    claim();
    answeredElsewhere();
    actor.send({ type: 'call.asked' });
    expect(context()).toMatchObject({ attempt: { answer: { callMe: true } }, isMoved: false });
  });

  it('that the insurer refuses is told with its reason, and may be made again under another key', () => {
    const { asked, answer, context, state, claim } = onClaim();

    claim();
    answer('submit', refusedWith('CLAIMS_EXCEEDED'));
    expect([state(), ...asked()]).toEqual(['offered', 'react(warning, CLAIMS_EXCEEDED)', 'cool', 'caseOutdated']);
    claim();

    expect(context().attempt?.key).toBe('key-2');
  });

  it('stands as the case says once it was looked for, and may be answered as it says', () => {
    const { answer, fail, context, claim } = onClaim();
    const read = readAs('Rejected');

    claim();
    fail('submit');
    answer('readCase', { ...read, case: { ...read.case, allowances: {} } });

    expect(context()).toMatchObject({ option: read.case.options[0], allowances: {}, attempt: null });
  });
});
