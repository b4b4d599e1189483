import { describe, expect, it } from 'vitest';

import { onClaim } from '#tests/kit/machines/claims.ts';

import { createRefusal } from '../../kit/refusals.model.ts';
import { answers, cash, createChangedAnswer, createDisruptionRead } from './claimOption.model.ts';

describe('a claim to confirm', () => {
  it('cannot be confirmed before it has a resolution', () => {
    const { state } = onClaim({ option: { ...cash, status: 'Requested' } });
    expect(state()).toBe('readOnly');
  });

  it('is done after a lost confirmation if the disruption says so', () => {
    const { asked, answer, fail, state, context, claim } = onClaim();

    claim();
    answer('submit', createChangedAnswer('Requested'));
    fail('confirm');
    asked();
    answer('readCase', createDisruptionRead('Confirmed'));

    expect([state(), context().confirmKey]).toEqual(['readOnly', null]);
    expect(asked()).toEqual(['announceConfirmed', 'caseOutdated']);
  });

  it('is confirmed again under the same key if the confirmation did not arrive', () => {
    const { asked, answer, fail, actor, claim } = onClaim();

    claim();
    answer('submit', createChangedAnswer('Requested'));
    fail('confirm');
    answer('readCase', createDisruptionRead('Requested'));
    asked();
    actor.send({ type: 'claim.confirmed' });

    expect(asked()).toEqual(['confirm(resolution-1, key-2)']);
  });

  it('can be made again under another key if its confirmation was answered elsewhere', () => {
    const { answer, context, claim } = onClaim();

    claim();
    answer('submit', createChangedAnswer('Requested'));
    answer('confirm', createRefusal('INVALID_RESOLUTION_TYPE'));

    expect(context()).toMatchObject({ attempt: null, confirmKey: null, isAnsweredElsewhere: true });
  });

  it('no longer reports an answer elsewhere once it is confirmed again', () => {
    const { actor, answer, context, claim } = onClaim();

    claim();
    answer('submit', createChangedAnswer('Requested'));
    answer('confirm', createRefusal('INVALID_RESOLUTION_TYPE'));
    answer('readCase', createDisruptionRead('Requested'));
    expect(context().isAnsweredElsewhere).toBe(true);
    actor.send({ type: 'claim.confirmed' });

    expect(context().isAnsweredElsewhere).toBe(false);
  });

  it('can be made again after it failed', () => {
    const { asked, answer, state, context, claim } = onClaim();

    claim();
    answer('submit', createChangedAnswer('Requested'));
    asked();
    answer('confirm', createChangedAnswer('Failed'));

    expect([state(), context().option.status, ...asked()]).toEqual(['offered', 'Failed', 'startCooldown']);
  });

  it('takes whatever status the insurer gives after the confirmation', () => {
    const { answer, state, context, claim } = onClaim();

    claim();
    answer('submit', createChangedAnswer('Requested'));
    answer('confirm', createChangedAnswer('Rejected'));

    expect([state(), context().option.status]).toEqual(['readOnly', 'Rejected']);
  });

  it('ignores a disruption that was read before the answer', () => {
    const { actor, answer, state, claim } = onClaim();

    claim();
    actor.send({ type: 'option.read', option: cash, allowances: answers });
    answer('submit', createChangedAnswer('Requested'));
    actor.send({ type: 'option.read', option: cash, allowances: answers });

    expect(state()).toBe('working.confirming');
  });
});
