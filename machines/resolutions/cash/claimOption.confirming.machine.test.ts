import { describe, expect, it } from 'vitest';

import { onClaim } from '#tests/kit/machines/claims.ts';

import { refusedWith } from '../../answers.model.ts';
import { answers, cash, changedTo, readAs } from './claimOption.model.ts';

describe('a claim to confirm', () => {
  it('cannot be confirmed before it has a resolution', () => {
    const { state } = onClaim({ option: { ...cash, status: 'Requested' } });
    expect(state()).toBe('shown');
  });

  it('is done after a lost confirmation if the disruption says so', () => {
    const { asked, answer, fail, state, context, claim } = onClaim();

    claim();
    answer('submit', changedTo('Requested'));
    fail('confirm');
    asked();
    answer('readCase', readAs('Confirmed'));

    expect([state(), context().confirmKey]).toEqual(['shown', null]);
    expect(asked()).toEqual(['announceConfirmed', 'caseOutdated']);
  });

  it('is confirmed again under the same key if the confirmation did not arrive', () => {
    const { asked, answer, fail, actor, claim } = onClaim();

    claim();
    answer('submit', changedTo('Requested'));
    fail('confirm');
    answer('readCase', readAs('Requested'));
    asked();
    actor.send({ type: 'claim.confirmed' });

    expect(asked()).toEqual(['confirm(resolution-1, key-2)']);
  });

  it('can be made again under another key if its confirmation was answered elsewhere', () => {
    const { answer, context, claim } = onClaim();

    claim();
    answer('submit', changedTo('Requested'));
    answer('confirm', refusedWith('INVALID_RESOLUTION_TYPE'));

    expect(context()).toMatchObject({ attempt: null, confirmKey: null, isMoved: true });
  });

  it('no longer reports an answer elsewhere once it is confirmed again', () => {
    const { actor, answer, context, claim } = onClaim();

    claim();
    answer('submit', changedTo('Requested'));
    answer('confirm', refusedWith('INVALID_RESOLUTION_TYPE'));
    answer('readCase', readAs('Requested'));
    expect(context().isMoved).toBe(true);
    actor.send({ type: 'claim.confirmed' });

    expect(context().isMoved).toBe(false);
  });

  it('can be made again after it failed', () => {
    const { asked, answer, state, context, claim } = onClaim();

    claim();
    answer('submit', changedTo('Requested'));
    asked();
    answer('confirm', changedTo('Failed'));

    expect([state(), context().option.status, ...asked()]).toEqual(['offered', 'Failed', 'cool']);
  });

  it('takes whatever status the insurer gives after the confirmation', () => {
    const { answer, state, context, claim } = onClaim();

    claim();
    answer('submit', changedTo('Requested'));
    answer('confirm', changedTo('Rejected'));

    expect([state(), context().option.status]).toEqual(['shown', 'Rejected']);
  });

  it('ignores a disruption that was read before the answer', () => {
    const { actor, answer, state, claim } = onClaim();

    claim();
    actor.send({ type: 'option.read', option: cash, allowances: answers });
    answer('submit', changedTo('Requested'));
    actor.send({ type: 'option.read', option: cash, allowances: answers });

    expect(state()).toBe('confirming');
  });
});
