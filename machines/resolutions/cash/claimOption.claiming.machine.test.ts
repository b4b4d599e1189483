import { describe, expect, it } from 'vitest';

import { onClaim } from '#tests/kit/machines/claims.ts';

import { createRefusal } from '../../kit/refusals.model.ts';
import { claimOptionModel, createChangedAnswer, createDisruptionRead, inOwnWords } from './claimOption.model.ts';
import { household } from './selectPayout.model.ts';

const { inputs } = claimOptionModel;

describe('a claim', () => {
  it('names no method if a partner pays', () => {
    const { actor, answer, context } = onClaim({ isPaidByPartner: true });

    actor.send({ type: 'option.claimed' });
    answer('readPayouts', { kind: 'read', methods: [], vendors: [], country: 'US', currency: 'USD' });

    expect(context().attempt).toEqual({ answer: {}, key: 'key-1' });
  });

  it('is submitted with the account, confirmed, and done', () => {
    const { actor, asked, answer, state, context, told } = onClaim();

    told(household);
    actor.send({ type: 'option.claimed' });
    answer('readPayouts', { kind: 'read', methods: [household], vendors: [], country: 'US', currency: 'USD' });
    expect(context().attempt).toEqual({ answer: { payoutMethodId: 'household' }, key: 'key-1' });
    answer('submit', createChangedAnswer('Requested'));
    asked();
    answer('confirm', createChangedAnswer('Confirmed'));

    expect([state(), context().option.status]).toEqual(['readOnly', 'Confirmed']);
    expect(asked()).toEqual(['announceConfirmed', 'caseOutdated']);
  });

  it('is submitted and waits if it is paid by hand', () => {
    const { asked, answer, state, claim } = onClaim({}, inputs['cash that is paid by hand']);

    claim();
    answer('submit', createChangedAnswer('Requested'));

    expect(state()).toBe('readOnly');
    expect(asked()).toEqual(['announceSubmitted', 'caseOutdated']);
  });

  it('needs no account for points', () => {
    const { actor, answer, state, context } = onClaim({}, inputs.points);

    actor.send({ type: 'option.claimed' });
    expect(context().attempt).toEqual({ answer: {}, key: 'key-1' });
    answer('submit', createChangedAnswer('Requested'));
    answer('confirm', createChangedAnswer('Confirmed'));

    expect(state()).toBe('readOnly');
  });

  it('is confirmed, not submitted again, if a lost answer turns out to have arrived', () => {
    const { asked, answer, fail, actor, state, claim } = onClaim();

    claim();
    fail('submit');
    answer('readCase', createDisruptionRead('Requested'));
    expect(state()).toBe('unconfirmed');
    asked();
    actor.send({ type: 'option.claimed' });
    actor.send({ type: 'resend.requested' });
    actor.send({ type: 'claim.confirmed' });

    expect(asked()).toEqual(['confirm(resolution-1, key-2)']);
  });

  it('is repeated unchanged under its key if the insurer has not received it', () => {
    const { answer, fail, actor, state, context, claim } = onClaim();

    claim();
    const { attempt } = context();
    fail('submit');
    answer('readCase', createDisruptionRead('Initial'));
    expect(state()).toBe('notReceived');
    actor.send({ type: 'resend.requested' });
    answer('readMethods', { kind: 'read', methods: [household] });

    expect(state()).toBe('working.submitting');
    expect(context().attempt).toEqual(attempt);
  });

  it('is not repeated to an account that has changed', () => {
    const { asked, answer, fail, actor, state, context, claim } = onClaim();

    claim();
    fail('submit');
    answer('readCase', createDisruptionRead('Initial'));
    asked();
    actor.send({ type: 'resend.requested' });
    answer('readMethods', { kind: 'read', methods: [{ ...household, fields: { accountNumber: '1' } }] });

    expect([state(), ...asked()]).toEqual(['offered', 'readMethods', 'methodsOutdated']);
    expect(context()).toMatchObject({ attempt: null, chosen: null, isOtherAccount: true });
  });

  it('is not sent to an account that has changed, and says so until the customer claims to the new one', () => {
    const { asked, answer, actor, state, context, told } = onClaim();
    const other = { ...household, description: 'Shared account' };
    const read = { kind: 'read', methods: [other], vendors: [], country: 'US', currency: 'USD' };

    told(household);
    actor.send({ type: 'option.claimed' });
    answer('readPayouts', read);
    actor.getSnapshot().children.selectPayout?.send({ type: 'dialog.closed' });
    expect([state(), context().isOtherAccount, context().attempt]).toEqual(['offered', true, null]);

    told(other);
    actor.send({ type: 'option.claimed' });
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

    actor.send({ type: 'option.claimed' });
    expect(asked()).toEqual([expect.stringContaining('submit')]);
    expect(sent('submit')).toMatchObject({ answer: { payoutMethodId: 'old' } });
    answer('submit', createRefusal('PAYMENT_METHOD_NOT_FOUND'));
    actor.send({ type: 'option.claimed' });

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

    actor.send({ type: 'option.claimed' });

    expect(state()).toBe('selecting');
  });

  it('was not made if the insurer does not find the method', () => {
    const { asked, answer, state, context, claim } = onClaim();

    claim();
    answer('submit', createRefusal('PAYMENT_METHOD_NOT_FOUND'));

    expect([state(), ...asked()]).toEqual(['offered', 'react(warning, PAYMENT_METHOD_NOT_FOUND)', 'caseOutdated']);
    expect(context()).toMatchObject({ attempt: null, chosen: null, isOtherAccount: true });
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
    actor.send({ type: 'edit.requested' });
    claim();

    expect(context().attempt?.key).toBe('key-2');
  });

  it('is not reported as failed while the disruption cannot be read', () => {
    const { answer, fail, actor, state, claim } = onClaim();

    claim();
    fail('submit');
    fail('readCase');
    expect(state()).toBe('outcomeUnknown');
    actor.send({ type: 'option.claimed' });
    expect(state()).toBe('outcomeUnknown');
    actor.send({ type: 'retry.requested' });
    answer('readCase', createDisruptionRead('Confirmed'));

    expect(state()).toBe('readOnly');
  });

  it('is read again and reported if it was answered elsewhere', () => {
    const { asked, answer, state, context, claim } = onClaim();

    claim();
    answer('submit', createRefusal('INVALID_RESOLUTION_TYPE'));
    expect(asked().at(-1)).toContain('readCase');
    answer('readCase', createDisruptionRead('Confirmed'));

    expect([state(), context().isAnsweredElsewhere]).toEqual(['readOnly', true]);
  });

  it('no longer reports an answer elsewhere once another claim is made', () => {
    const { actor, answer, context, claim } = onClaim();
    const answeredElsewhere = () => {
      expect(context().isAnsweredElsewhere).toBe(false);
      answer('submit', createRefusal('INVALID_RESOLUTION_TYPE'));
      answer('readCase', createDisruptionRead('Initial'));
      expect(context()).toMatchObject({ attempt: null, isAnsweredElsewhere: true });
    };

    claim();
    answeredElsewhere();
    claim();
    answeredElsewhere();
    actor.send({ type: 'call.requested' });
    expect(context()).toMatchObject({ attempt: { answer: { callMe: true } }, isAnsweredElsewhere: false });
  });

  it('shows the reason of a refusal and can be made again under another key', () => {
    const { asked, answer, context, state, claim } = onClaim();

    claim();
    answer('submit', createRefusal('CLAIMS_EXCEEDED'));
    expect([state(), ...asked()]).toEqual([
      'offered',
      'react(warning, CLAIMS_EXCEEDED)',
      'startCooldown',
      'caseOutdated',
    ]);
    claim();

    expect(context().attempt?.key).toBe('key-2');
  });

  it('reports a failed payout, without the reason, if it is refused in the insurer’s own words', () => {
    const { asked, answer, state, claim } = onClaim();

    claim();
    answer('submit', inOwnWords);

    expect([state(), ...asked()]).toEqual(['offered', 'announcePayoutFailed', 'startCooldown', 'caseOutdated']);
  });

  it('reports a failed payout if its confirmation is refused in the insurer’s own words', () => {
    const { asked, answer, state, claim } = onClaim();

    claim();
    answer('submit', createChangedAnswer('Requested'));
    asked();
    answer('confirm', inOwnWords);

    expect([state(), ...asked()]).toEqual(['unconfirmed', 'announcePayoutFailed', 'startCooldown', 'caseOutdated']);
  });

  it.each([
    ['points', inputs.points, ['option.claimed']],
    ['declined money', inputs.cash, ['decline.requested', 'decline.confirmed']],
  ] as const)('reports no failed payout of %s', (_, input, events) => {
    const { actor, asked, answer } = onClaim({}, input);

    for (const type of events) actor.send({ type });
    asked();
    answer('submit', inOwnWords);

    expect(asked()).toEqual(['react(error)', 'startCooldown', 'caseOutdated']);
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
