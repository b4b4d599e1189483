import { describe, expect, it } from 'vitest';

import { onClaim } from '#tests/kit/machines/claims.ts';
import { describeModel } from '#tests/kit/model.ts';
import { answers, cash, claimOptionModel, createChangedAnswer, createDisruptionRead } from './claimOption.model.ts';
import { household } from './selectPayout.model.ts';

const { inputs } = claimOptionModel;

describe('claimOptionMachine', () => {
  it('starts with its input and sends nothing', () => {
    const { context } = onClaim();
    expect(context()).toEqual({
      ...inputs.cash,
      newKey: expect.any(Function) as unknown,
      attempt: null,
      confirmKey: null,
      isAnsweredElsewhere: false,
      account: null,
      chosen: null,
      isOtherAccount: false,
    });
  });

  it('passes the required data to each actor', () => {
    const { actor, sent, answer, fail, claim } = onClaim();
    const { which, userId } = inputs.cash;

    claim();
    expect(sent('submit')).toEqual({
      userId,
      resolutionType: 'CASH',
      optionId: cash.optionId,
      resolutionId: null,
      answer: { payoutMethodId: 'household' },
      key: 'key-1',
    });
    answer('submit', createChangedAnswer('Requested'));
    expect(sent('confirm')).toEqual({ resolutionId: 'resolution-1', key: 'key-2' });
    fail('confirm');
    expect(sent('readCase')).toEqual(which);
    answer('readCase', createDisruptionRead('Failed'));
    actor.send({ type: 'decline.requested' });
    actor.send({ type: 'decline.confirmed' });
    expect(sent('submit')).toMatchObject({ resolutionId: 'resolution-1', answer: { rejected: true }, key: 'key-3' });
  });

  it('is working during a request and unsettled while an outcome is unknown', () => {
    const { actor, answer, fail, claim } = onClaim();
    const tags = () => [...actor.getSnapshot().tags];

    expect(tags()).toEqual([]);
    claim();
    expect(tags()).toEqual(['working']);
    fail('submit');
    expect(tags()).toEqual(['working']);
    fail('readCase');
    expect(tags()).toEqual(['unsettled']);
    actor.send({ type: 'retry.requested' });
    answer('readCase', createDisruptionRead('Initial'));
    expect(tags()).toEqual(['unsettled']);
    actor.send({ type: 'resend.requested' });
    expect(tags()).toEqual(['working']);
    answer('readMethods', { kind: 'read', methods: [household] });
    answer('submit', createChangedAnswer('Requested'));
    expect(tags()).toEqual(['working']);
  });

  it.each(['cash', 'points'] as const)('does not let a read-only user answer %s', (remedy) => {
    const { actor, asked, state } = onClaim({ mayWrite: false }, inputs[remedy]);
    for (const type of ['option.claimed', 'decline.requested', 'call.requested'] as const) actor.send({ type });

    expect([state(), ...asked()]).toEqual(['offered']);
  });

  it('takes over what was read and keeps an attempt while the status is unchanged', () => {
    const { actor, answer, fail, state, context, claim } = onClaim();

    claim();
    fail('submit');
    answer('readCase', createDisruptionRead('Initial'));
    const { attempt } = context();
    actor.send({ type: 'option.read', option: { ...cash, prize: 75 }, allowances: {} });
    expect(state()).toBe('notReceived');
    expect(context()).toMatchObject({ option: { prize: 75 }, allowances: {}, attempt });

    const anew = { ...cash, resolutionId: 'resolution-2' };
    actor.send({ type: 'option.read', option: anew, allowances: answers });
    expect(state()).toBe('offered');
    expect(context()).toMatchObject({ option: anew, allowances: answers, attempt: null, isAnsweredElsewhere: false });
  });

  it.each(['option.claimed', 'account.change.requested', 'decline.requested'] as const)(
    'closes a dialog opened by %s and reports it when the option was answered elsewhere',
    (type) => {
      const { actor, state, context } = onClaim();

      actor.send({ type });
      actor.send({ type: 'option.read', option: { ...cash, prize: 75 }, allowances: answers });
      expect([state() === 'offered', context().isAnsweredElsewhere]).toEqual([false, false]);
      actor.send({ type: 'option.read', option: { ...cash, status: 'Rejected' }, allowances: answers });
      expect([state(), context().isAnsweredElsewhere]).toEqual(['readOnly', true]);
    },
  );

  it('reports nothing to a customer who had not started an answer', () => {
    const { actor, state, context } = onClaim();

    actor.send({ type: 'option.read', option: { ...cash, status: 'Rejected' }, allowances: answers });
    expect([state(), context().isAnsweredElsewhere]).toEqual(['readOnly', false]);
  });
});

describe('declining', () => {
  it('is confirmed first', () => {
    const { actor, asked, state, context } = onClaim();

    actor.send({ type: 'decline.requested' });
    expect([state(), ...asked()]).toEqual(['confirmingDecline']);
    actor.send({ type: 'decline.cancelled' });
    expect(state()).toBe('offered');
    actor.send({ type: 'decline.requested' });
    actor.send({ type: 'decline.confirmed' });

    expect(context().attempt?.answer).toEqual({ rejected: true });
  });

  it('names no account that was chosen but not claimed', () => {
    const { actor, answer, context, told } = onClaim();

    told(household);
    actor.send({ type: 'account.change.requested' });
    answer('readPayouts', { kind: 'read', methods: [household], vendors: [], country: 'US', currency: 'USD' });
    actor.getSnapshot().children.changePayout?.send({
      type: 'method.chosen',
      payoutMethodId: household.payoutMethodId,
    });
    actor.send({ type: 'call.requested' });
    answer('submit', createChangedAnswer('CallMe'));

    expect(context()).toMatchObject({ chosen: household, option: { status: 'CallMe', payout: null } });
  });

  it('and asking for a call are possible only where the insurer offers them', () => {
    const { actor, asked, state } = onClaim({ allowances: {} });

    actor.send({ type: 'decline.requested' });
    actor.send({ type: 'call.requested' });

    expect([state(), ...asked()]).toEqual(['offered']);
  });
});

describeModel(claimOptionModel);
