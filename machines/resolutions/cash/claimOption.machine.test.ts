import { describe, expect, it } from 'vitest';
import type { InputFrom } from 'xstate';

import { onStage } from '#tests/kit/machines/stage.ts';

import { refusedWith } from '../../answers.model.ts';
import { hindranceOf } from '../case/answering.ts';
import type { ClaimAct } from './claim.ts';
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

  it('is not taken back by what was read before it was answered', () => {
    const { actor, answer, state, claim } = opened();

    claim();
    actor.send({ type: 'option.read', option: cash, allowances: answers });
    answer('submit', changedTo('Requested'));
    actor.send({ type: 'option.read', option: cash, allowances: answers });

    expect(state()).toBe('confirming');
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

describe('what hinders an answer', () => {
  const hinders = (more: Partial<Input>, act: ClaimAct) => {
    const input = { ...inputs.cash, ...more };
    return hindranceOf(input, input.remedy, act);
  };

  it('is said: it has moved on, it is not offered, or the reader may only look', () => {
    expect(hinders({}, 'customer.claim')).toBeNull();
    expect(hinders({ option: { ...cash, status: 'Rejected' } }, 'customer.claim')).toBe('moved');
    expect(hinders({ option: { ...cash, status: 'Wound up' } }, 'customer.claim')).toBe('moved');
    expect(hinders({ allowances: {} }, 'customer.no')).toBe('not allowed');
    expect(hinders({ mayWrite: false }, 'customer.claim')).toBe('no rights');
  });
});
