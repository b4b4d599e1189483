import { describe, expect, it } from 'vitest';
import type { InputFrom } from 'xstate';

import { onStage } from '#tests/kit/machines/stage.ts';

import { refusedWith } from '../../answers.model.ts';
import { claimOptionMachine } from './claimOption.machine.ts';
import { answers, cash, changedTo, claimOptionModel, readAs } from './claimOption.model.ts';
import { household } from './selectPayout.model.ts';

type Input = InputFrom<typeof claimOptionMachine>;
const { inputs } = claimOptionModel;

function opened(more: Partial<Input> = {}, input: Input = inputs.cash) {
  let count = 0;
  const stage = onStage(claimOptionMachine, { ...input, newKey: () => `key-${++count}`, ...more });
  const state = () => stage.actor.getSnapshot().value;
  const context = () => stage.actor.getSnapshot().context;
  const claim = () => {
    stage.actor.send({ type: 'claim.made' });
    stage.answer('readPayouts', { kind: 'read', methods: [household], vendors: [], country: 'US', currency: 'USD' });
    stage.asked();
  };
  return { ...stage, state, context, claim };
}

describe('a claim', () => {
  it('begins with what it is given, and nothing sent', () => {
    const { context } = opened();
    expect(context()).toEqual({
      ...inputs.cash,
      newKey: expect.any(Function) as unknown,
      attempt: null,
      confirmKey: null,
      isMoved: false,
    });
  });

  it('says to each whom it asks what they have to know', () => {
    const { actor, sent, answer, fail, claim } = opened();
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
    answer('submit', changedTo('Requested'));
    expect(sent('confirm')).toEqual({ resolutionId: 'resolution-1', key: 'key-2' });
    fail('confirm');
    expect(sent('readCase')).toEqual(which);
    answer('readCase', readAs('Failed'));
    actor.send({ type: 'no.answered' });
    actor.send({ type: 'no.confirmed' });
    expect(sent('submit')).toMatchObject({ resolutionId: 'resolution-1', answer: { rejected: true }, key: 'key-3' });
  });

  it('says who is paid, and how, to where a method is selected', () => {
    const more = { isPaidByPartner: true, maySetUp: false, newKey: () => 'key-1' };
    const stage = onStage(claimOptionMachine, { ...inputs.cash, ...more }, { alone: true });
    stage.actor.send({ type: 'claim.made' });

    expect(stage.sent('selectPayout')).toEqual(more);
  });

  it('that a partner pays names no method', () => {
    const { actor, answer, context } = opened({ isPaidByPartner: true });

    actor.send({ type: 'claim.made' });
    answer('readPayouts', { kind: 'read', methods: [], vendors: [], country: 'US', currency: 'USD' });

    expect(context().attempt).toEqual({ answer: {}, key: 'key-1' });
  });

  it('is at work while something is on its way, and unsettled as long as nobody knows what came of it', () => {
    const { actor, answer, fail, claim } = opened();
    const tags = () => [...actor.getSnapshot().tags];

    expect(tags()).toEqual([]);
    claim();
    expect(tags()).toEqual(['working']);
    fail('submit');
    expect(tags()).toEqual(['working']);
    fail('readCase');
    expect(tags()).toEqual(['unsettled']);
    actor.send({ type: 'retry.asked' });
    answer('readCase', readAs('Initial'));
    expect(tags()).toEqual(['unsettled']);
    actor.send({ type: 'answer.repeated' });
    answer('submit', changedTo('Requested'));
    expect(tags()).toEqual(['working']);
  });

  it.each(['cash', 'points'] as const)('and any other answer about %s is not for who may only look', (remedy) => {
    const { actor, asked, state } = opened({ mayWrite: false }, inputs[remedy]);
    for (const type of ['claim.made', 'no.answered', 'call.asked'] as const) actor.send({ type });

    expect([state(), ...asked()]).toEqual(['offered']);
  });

  it('cannot be confirmed before the insurer has a resolution of it', () => {
    const { state } = opened({ option: { ...cash, status: 'Requested' } });
    expect(state()).toBe('shown');
  });
  it('is submitted with where the money goes, confirmed, and done', () => {
    const { actor, asked, answer, state, context } = opened();

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
    const { asked, answer, state, claim } = opened({}, inputs['cash that is paid by hand']);

    claim();
    answer('submit', changedTo('Requested'));

    expect(state()).toBe('shown');
    expect(asked()).toEqual(['announceSubmitted', 'caseOutdated']);
  });

  it('of points needs nowhere to go', () => {
    const { actor, answer, state, context } = opened({}, inputs.points);

    actor.send({ type: 'claim.made' });
    expect(context().attempt).toEqual({ answer: {}, key: 'key-1' });
    answer('submit', changedTo('Requested'));
    answer('confirm', changedTo('Confirmed'));

    expect(state()).toBe('shown');
  });

  it('whose answer was lost is looked for, and confirmed if it is there: never submitted a second time', () => {
    const { asked, answer, fail, actor, state, claim } = opened();

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
    const { answer, fail, actor, state, context, claim } = opened();

    claim();
    const { attempt } = context();
    fail('submit');
    answer('readCase', readAs('Initial'));
    expect(state()).toBe('missing');
    actor.send({ type: 'answer.repeated' });

    expect(state()).toBe('submitting');
    expect(context().attempt).toEqual(attempt);
  });

  it('that is made anew after that is another one, under another key', () => {
    const { answer, fail, actor, context, claim } = opened();

    claim();
    fail('submit');
    answer('readCase', readAs('Initial'));
    actor.send({ type: 'answer.reconsidered' });
    claim();

    expect(context().attempt?.key).toBe('key-2');
  });

  it('is not known to have failed as long as the case cannot be read', () => {
    const { answer, fail, actor, state, claim } = opened();

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

  it('whose confirmation was lost is done if the case says so', () => {
    const { asked, answer, fail, state, context, claim } = opened();

    claim();
    answer('submit', changedTo('Requested'));
    fail('confirm');
    asked();
    answer('readCase', readAs('Confirmed'));

    expect([state(), context().confirmKey]).toEqual(['shown', null]);
    expect(asked()).toEqual(['announceConfirmed', 'caseOutdated']);
  });

  it('whose confirmation did not arrive is confirmed again under its own key', () => {
    const { asked, answer, fail, actor, claim } = opened();

    claim();
    answer('submit', changedTo('Requested'));
    fail('confirm');
    answer('readCase', readAs('Requested'));
    asked();
    actor.send({ type: 'claim.confirmed' });

    expect(asked()).toEqual(['confirm(resolution-1, key-2)']);
  });

  it('that was answered elsewhere is read again, and says so', () => {
    const { asked, answer, state, context, claim } = opened();

    claim();
    answer('submit', refusedWith('INVALID_RESOLUTION_TYPE'));
    expect(asked().at(-1)).toContain('readCase');
    answer('readCase', readAs('Confirmed'));

    expect([state(), context().isMoved]).toEqual(['shown', true]);
  });

  it('that was answered elsewhere is news no more once another is made', () => {
    const { actor, answer, context, claim } = opened();
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

  it('whose confirmation was answered elsewhere may be made again, under another key', () => {
    const { answer, context, claim } = opened();

    claim();
    answer('submit', changedTo('Requested'));
    answer('confirm', refusedWith('INVALID_RESOLUTION_TYPE'));

    expect(context()).toMatchObject({ attempt: null, confirmKey: null, isMoved: true });
  });

  it('whose confirmation was answered elsewhere is not said to be so once it is confirmed again', () => {
    const { actor, answer, context, claim } = opened();

    claim();
    answer('submit', changedTo('Requested'));
    answer('confirm', refusedWith('INVALID_RESOLUTION_TYPE'));
    answer('readCase', readAs('Requested'));
    expect(context().isMoved).toBe(true);
    actor.send({ type: 'claim.confirmed' });

    expect(context().isMoved).toBe(false);
  });

  it('that the insurer refuses is told with its reason, and may be made again under another key', () => {
    const { asked, answer, context, state, claim } = opened();

    claim();
    answer('submit', refusedWith('CLAIMS_EXCEEDED'));
    expect([state(), ...asked()]).toEqual(['offered', 'react(warning, CLAIMS_EXCEEDED)', 'caseOutdated']);
    claim();

    expect(context().attempt?.key).toBe('key-2');
  });

  it('that failed may be made again', () => {
    const { asked, answer, state, context, claim } = opened();

    claim();
    answer('submit', changedTo('Requested'));
    asked();
    answer('confirm', changedTo('Failed'));

    expect([state(), context().option.status, ...asked()]).toEqual(['offered', 'Failed', 'announceFailed']);
  });

  it('that is confirmed stands as the insurer says, whatever that is', () => {
    const { answer, state, context, claim } = opened();

    claim();
    answer('submit', changedTo('Requested'));
    answer('confirm', changedTo('Rejected'));

    expect([state(), context().option.status]).toEqual(['shown', 'Rejected']);
  });

  it('is not taken back by what was read before it was answered', () => {
    const { actor, answer, state, claim } = opened();

    claim();
    actor.send({ type: 'option.read', option: cash, allowances: answers });
    answer('submit', changedTo('Requested'));
    actor.send({ type: 'option.read', option: cash, allowances: answers });

    expect(state()).toBe('confirming');
  });

  it('stands as the case says once it was looked for, and may be answered as it says', () => {
    const { answer, fail, context, claim } = opened();
    const read = readAs('Rejected');

    claim();
    fail('submit');
    answer('readCase', { ...read, case: { ...read.case, allowances: {} } });

    expect(context()).toMatchObject({ option: read.case.options[0], allowances: {}, attempt: null });
  });

  it('takes over what is read of it, and holds on to what was sent as long as that is no news', () => {
    const { actor, answer, fail, state, context, claim } = opened();

    claim();
    fail('submit');
    answer('readCase', readAs('Initial'));
    const { attempt } = context();
    actor.send({ type: 'option.read', option: { ...cash, prize: 75 }, allowances: {} });
    expect(state()).toBe('missing');
    expect(context()).toMatchObject({ option: { prize: 75 }, allowances: {}, attempt });

    const anew = { ...cash, resolutionId: 'resolution-2' };
    actor.send({ type: 'option.read', option: anew, allowances: answers });
    expect(state()).toBe('offered');
    expect(context()).toMatchObject({ option: anew, allowances: answers, attempt: null, isMoved: false });
  });

  it('closes what is being filled in once somebody else answered', () => {
    const { actor, state } = opened();

    actor.send({ type: 'claim.made' });
    actor.send({ type: 'option.read', option: { ...cash, status: 'Rejected' }, allowances: answers });

    expect(state()).toBe('shown');
  });
});

describe('a no', () => {
  it('is asked about first', () => {
    const { actor, asked, state, context } = opened();

    actor.send({ type: 'no.answered' });
    expect([state(), ...asked()]).toEqual(['sure']);
    actor.send({ type: 'no.declined' });
    expect(state()).toBe('offered');
    actor.send({ type: 'no.answered' });
    actor.send({ type: 'no.confirmed' });

    expect(context().attempt?.answer).toEqual({ rejected: true });
  });

  it('and a call are answered only where the insurer offers them', () => {
    const { actor, asked, state } = opened({ allowances: {} });

    actor.send({ type: 'no.answered' });
    actor.send({ type: 'call.asked' });

    expect([state(), ...asked()]).toEqual(['offered']);
  });
});
