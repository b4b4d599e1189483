import { describe, expect, it } from 'vitest';

import { onClaim } from '#tests/kit/machines/claims.ts';
import { onStage } from '#tests/kit/machines/stage.ts';

import { createRefusal } from '../../kit/refusals.model.ts';
import { getPayoutAccount } from './claimOption.logic.ts';
import { claimOptionMachine } from './claimOption.machine.ts';
import { claimOptionModel, createChangedAnswer, createDisruptionRead } from './claimOption.model.ts';
import { household } from './selectPayout.model.ts';

const { inputs } = claimOptionModel;

describe('a claim', () => {
  it.each([
    ['claim.made', 'selectPayout', { completion: 'never', shown: household }],
    ['account.reconsidered', 'changePayout', { completion: 'later', shown: null }],
  ] as const)('after %s, tells %s what the customer can do', (type, child, { completion, shown }) => {
    const more = { isPaidByPartner: true, maySetUp: false, mayComplete: false, newKey: () => 'key-1' };
    const { actor, sent } = onStage(claimOptionMachine, { ...inputs.cash, ...more }, { alone: true });
    actor.send({ type: 'account.read', account: household });
    actor.send({ type });

    expect(sent(child)).toEqual({
      abilities: { canSetUp: false, completion, canDoWithout: true },
      shown,
      newKey: more.newKey,
    });
  });

  it('waits if its method was set up without continuing', () => {
    const { actor, answer, asked, context, state } = onClaim();
    const read = { kind: 'read', vendors: [], country: 'US', currency: 'USD' };

    actor.send({ type: 'claim.made' });
    answer('readPayouts', { ...read, methods: [] });
    actor.getSnapshot().children.selectPayout?.send({
      type: 'method.setUp',
      payoutMethodId: 'household',
      isOnward: false,
    });
    asked();
    answer('readPayouts', { ...read, methods: [household] });

    expect([state(), ...asked()]).toEqual(['offered']);
    expect(context()).toMatchObject({ chosen: household, attempt: null });
  });

  it('keeps the earlier account if a change finds that none is needed', () => {
    const { actor, answer, context, state, told } = onClaim({ isPaidByPartner: true });

    told(household);
    actor.send({ type: 'account.reconsidered' });
    answer('readPayouts', { kind: 'read', methods: [], vendors: [], country: 'US', currency: 'USD' });

    expect([state(), getPayoutAccount(context())]).toEqual(['offered', household]);
  });

  it('names no method if a partner pays', () => {
    const { actor, answer, context } = onClaim({ isPaidByPartner: true });

    actor.send({ type: 'claim.made' });
    answer('readPayouts', { kind: 'read', methods: [], vendors: [], country: 'US', currency: 'USD' });

    expect(context().attempt).toEqual({ answer: {}, key: 'key-1' });
  });

  it('is submitted with the account, confirmed, and done', () => {
    const { actor, asked, answer, state, context, told } = onClaim();

    told(household);
    actor.send({ type: 'claim.made' });
    answer('readPayouts', { kind: 'read', methods: [household], vendors: [], country: 'US', currency: 'USD' });
    expect(context().attempt).toEqual({ answer: { payoutMethodId: 'household' }, key: 'key-1' });
    answer('submit', createChangedAnswer('Requested'));
    asked();
    answer('confirm', createChangedAnswer('Confirmed'));

    expect([state(), context().option.status]).toEqual(['shown', 'Confirmed']);
    expect(asked()).toEqual(['announceConfirmed', 'caseOutdated']);
  });

  it('is submitted and waits if it is paid by hand', () => {
    const { asked, answer, state, claim } = onClaim({}, inputs['cash that is paid by hand']);

    claim();
    answer('submit', createChangedAnswer('Requested'));

    expect(state()).toBe('shown');
    expect(asked()).toEqual(['announceSubmitted', 'caseOutdated']);
  });

  it('needs no account for points', () => {
    const { actor, answer, state, context } = onClaim({}, inputs.points);

    actor.send({ type: 'claim.made' });
    expect(context().attempt).toEqual({ answer: {}, key: 'key-1' });
    answer('submit', createChangedAnswer('Requested'));
    answer('confirm', createChangedAnswer('Confirmed'));

    expect(state()).toBe('shown');
  });

  it('is confirmed, not submitted again, if a lost answer turns out to have arrived', () => {
    const { asked, answer, fail, actor, state, claim } = onClaim();

    claim();
    fail('submit');
    answer('readCase', createDisruptionRead('Requested'));
    expect(state()).toBe('unconfirmed');
    asked();
    actor.send({ type: 'claim.made' });
    actor.send({ type: 'answer.repeated' });
    actor.send({ type: 'claim.confirmed' });

    expect(asked()).toEqual(['confirm(resolution-1, key-2)']);
  });

  it('is repeated unchanged under its key if the insurer has not received it', () => {
    const { answer, fail, actor, state, context, claim } = onClaim();

    claim();
    const { attempt } = context();
    fail('submit');
    answer('readCase', createDisruptionRead('Initial'));
    expect(state()).toBe('missing');
    actor.send({ type: 'answer.repeated' });
    answer('readMethods', { kind: 'read', methods: [household] });

    expect(state()).toBe('submitting');
    expect(context().attempt).toEqual(attempt);
  });

  it('is not repeated to an account that has changed', () => {
    const { asked, answer, fail, actor, state, context, claim } = onClaim();

    claim();
    fail('submit');
    answer('readCase', createDisruptionRead('Initial'));
    asked();
    actor.send({ type: 'answer.repeated' });
    answer('readMethods', { kind: 'read', methods: [{ ...household, fields: { accountNumber: '1' } }] });

    expect([state(), ...asked()]).toEqual(['offered', 'readMethods', 'methodsOutdated']);
    expect(context()).toMatchObject({ attempt: null, chosen: null, isOtherAccount: true });
  });

  it('is not sent to an account that has changed, and says so until the customer claims to the new one', () => {
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

  it('reuses the account that money was sent to before without a question, unless it no longer exists', () => {
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
    answer('submit', createRefusal('PAYMENT_METHOD_NOT_FOUND'));
    actor.send({ type: 'claim.made' });

    expect(state()).toBe('selecting');
  });

  it.each([
    ['nobody says where it went', { payoutMethodId: null }],
    ['it came back', { on: null }],
  ])('asks for the account of money that was sent before if %s', (_, known) => {
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

  it('was not made if the insurer does not find the method', () => {
    const { asked, answer, state, context, claim } = onClaim();

    claim();
    answer('submit', createRefusal('PAYMENT_METHOD_NOT_FOUND'));

    expect([state(), ...asked()]).toEqual(['offered', 'react(warning, PAYMENT_METHOD_NOT_FOUND)', 'caseOutdated']);
    expect(context()).toMatchObject({ attempt: null, chosen: null, isOtherAccount: true });
  });

  it('goes to another account that the customer chooses, which sends nothing yet', () => {
    const { asked, answer, actor, state, context, told } = onClaim();
    const wallet = { ...household, payoutMethodId: 'wallet' };
    const read = { kind: 'read', methods: [household, wallet], vendors: [], country: 'US', currency: 'USD' };

    told(household);
    actor.send({ type: 'account.reconsidered' });
    answer('readPayouts', read);
    asked();
    actor.getSnapshot().children.changePayout?.send({ type: 'method.chosen', payoutMethodId: 'wallet' });
    expect([state(), getPayoutAccount(context()), ...asked()]).toEqual(['offered', wallet]);
    actor.send({ type: 'claim.made' });
    answer('readPayouts', read);

    expect(context().attempt?.answer).toEqual({ payoutMethodId: 'wallet' });
  });

  it('shows the account once the insurer accepted it', () => {
    const { answer, context, claim } = onClaim();

    claim();
    answer('submit', createChangedAnswer('Requested'));

    expect(context().option.payout).toEqual({
      vendor: 'MANUAL-BANK',
      payoutMethodId: 'household',
      description: 'Household account',
      account: '****3322',
      on: null,
    });
  });

  it('uses another key when it is made again', () => {
    const { answer, fail, actor, context, claim } = onClaim();

    claim();
    fail('submit');
    answer('readCase', createDisruptionRead('Initial'));
    actor.send({ type: 'answer.reconsidered' });
    claim();

    expect(context().attempt?.key).toBe('key-2');
  });

  it('is not reported as failed while the disruption cannot be read', () => {
    const { answer, fail, actor, state, claim } = onClaim();

    claim();
    fail('submit');
    fail('readCase');
    expect(state()).toBe('unknown');
    actor.send({ type: 'claim.made' });
    expect(state()).toBe('unknown');
    actor.send({ type: 'retry.asked' });
    answer('readCase', createDisruptionRead('Confirmed'));

    expect(state()).toBe('shown');
  });

  it('is read again and reported if it was answered elsewhere', () => {
    const { asked, answer, state, context, claim } = onClaim();

    claim();
    answer('submit', createRefusal('INVALID_RESOLUTION_TYPE'));
    expect(asked().at(-1)).toContain('readCase');
    answer('readCase', createDisruptionRead('Confirmed'));

    expect([state(), context().isMoved]).toEqual(['shown', true]);
  });

  it('no longer reports an answer elsewhere once another claim is made', () => {
    const { actor, answer, context, claim } = onClaim();
    const answeredElsewhere = () => {
      expect(context().isMoved).toBe(false);
      answer('submit', createRefusal('INVALID_RESOLUTION_TYPE'));
      answer('readCase', createDisruptionRead('Initial'));
      expect(context()).toMatchObject({ attempt: null, isMoved: true });
    };

    claim();
    answeredElsewhere();
    claim();
    answeredElsewhere();
    actor.send({ type: 'call.asked' });
    expect(context()).toMatchObject({ attempt: { answer: { callMe: true } }, isMoved: false });
  });

  it('shows the reason of a refusal and can be made again under another key', () => {
    const { asked, answer, context, state, claim } = onClaim();

    claim();
    answer('submit', createRefusal('CLAIMS_EXCEEDED'));
    expect([state(), ...asked()]).toEqual(['offered', 'react(warning, CLAIMS_EXCEEDED)', 'cool', 'caseOutdated']);
    claim();

    expect(context().attempt?.key).toBe('key-2');
  });

  it('takes status and allowances from the disruption after a check', () => {
    const { answer, fail, context, claim } = onClaim();
    const read = createDisruptionRead('Rejected');

    claim();
    fail('submit');
    answer('readCase', { ...read, case: { ...read.case, allowances: {} } });

    expect(context()).toMatchObject({ option: read.case.options[0], allowances: {}, attempt: null });
  });
});
