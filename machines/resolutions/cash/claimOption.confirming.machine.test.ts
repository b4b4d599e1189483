import { describe, expect, it } from 'vitest';

import { onClaim } from '#tests/kit/machines/claims.ts';

import { refusedWith } from '../../answers.model.ts';
import { answers, cash, changedTo, readAs } from './claimOption.model.ts';

describe('a claim', () => {
  it('cannot be confirmed before the insurer has a resolution of it', () => {
    const { state } = onClaim({ option: { ...cash, status: 'Requested' } });
    expect(state()).toBe('shown');
  });

  it('whose confirmation was lost is done if the case says so', () => {
    const { asked, answer, fail, state, context, claim } = onClaim();

    claim();
    answer('submit', changedTo('Requested'));
    fail('confirm');
    asked();
    answer('readCase', readAs('Confirmed'));

    expect([state(), context().confirmKey]).toEqual(['shown', null]);
    expect(asked()).toEqual(['announceConfirmed', 'caseOutdated']);
  });

  it('whose confirmation did not arrive is confirmed again under its own key', () => {
    const { asked, answer, fail, actor, claim } = onClaim();

    claim();
    answer('submit', changedTo('Requested'));
    fail('confirm');
    answer('readCase', readAs('Requested'));
    asked();
    actor.send({ type: 'claim.confirmed' });

    expect(asked()).toEqual(['confirm(resolution-1, key-2)']);
  });

  it('whose confirmation was answered elsewhere may be made again, under another key', () => {
    const { answer, context, claim } = onClaim();

    claim();
    answer('submit', changedTo('Requested'));
    answer('confirm', refusedWith('INVALID_RESOLUTION_TYPE'));

    expect(context()).toMatchObject({ attempt: null, confirmKey: null, isMoved: true });
  });

  it('whose confirmation was answered elsewhere is not said to be so once it is confirmed again', () => {
    const { actor, answer, context, claim } = onClaim();

    claim();
    answer('submit', changedTo('Requested'));
    answer('confirm', refusedWith('INVALID_RESOLUTION_TYPE'));
    answer('readCase', readAs('Requested'));
    expect(context().isMoved).toBe(true);
    actor.send({ type: 'claim.confirmed' });

    expect(context().isMoved).toBe(false);
  });

  it('that failed may be made again', () => {
    const { asked, answer, state, context, claim } = onClaim();

    claim();
    answer('submit', changedTo('Requested'));
    asked();
    answer('confirm', changedTo('Failed'));

    expect([state(), context().option.status, ...asked()]).toEqual(['offered', 'Failed', 'cool']);
  });

  it('that is confirmed stands as the insurer says, whatever that is', () => {
    const { answer, state, context, claim } = onClaim();

    claim();
    answer('submit', changedTo('Requested'));
    answer('confirm', changedTo('Rejected'));

    expect([state(), context().option.status]).toEqual(['shown', 'Rejected']);
  });

  it('is not taken back by what was read before it was answered', () => {
    const { actor, answer, state, claim } = onClaim();

    claim();
    actor.send({ type: 'option.read', option: cash, allowances: answers });
    answer('submit', changedTo('Requested'));
    actor.send({ type: 'option.read', option: cash, allowances: answers });

    expect(state()).toBe('confirming');
  });
});
