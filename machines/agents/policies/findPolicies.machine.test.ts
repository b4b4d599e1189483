import { describe, expect, it } from 'vitest';

import { onStage } from '#tests/kit/machines/stage.ts';
import { describeModel } from '#tests/kit/model.ts';

import { findPoliciesMachine } from './findPolicies.machine.ts';
import { findPoliciesModel, near } from './findPolicies.model.ts';

const sought = { type: 'policy.sought', sought: 'POL' } as const;
const changed = { type: 'policies.changed' } as const;

function listed() {
  const stage = onStage(findPoliciesMachine, undefined);
  stage.actor.send(sought);
  stage.answer('findPolicies', { kind: 'found', policies: [near] });
  return stage;
}

describe('finding policies', () => {
  it('repeats the search after a change and keeps the list meanwhile', () => {
    const { actor, answer, asked } = listed();
    asked();

    actor.send(changed);
    expect(actor.getSnapshot()).toMatchObject({ value: 'refreshing', context: { found: [near] } });
    expect(asked()).toEqual(['findPolicies(POL)']);

    const ended = { ...near, active: 0 as const };
    answer('findPolicies', { kind: 'found', policies: [ended] });
    expect(actor.getSnapshot()).toMatchObject({ value: 'listed', context: { found: [ended] } });
  });

  it('marks the list as old if the repeated search fails, until it is read', () => {
    const { actor, fail, answer } = listed();

    actor.send(changed);
    fail('findPolicies');
    expect(actor.getSnapshot()).toMatchObject({ value: 'outdated', context: { found: [near] } });

    actor.send(changed);
    answer('findPolicies', { kind: 'found', policies: [near] });
    expect(actor.getSnapshot().value).toBe('listed');
  });

  it('shows that none are left once the last one was deleted', () => {
    const { actor, answer } = listed();

    actor.send(changed);
    answer('findPolicies', { kind: 'found', policies: [] });

    expect(actor.getSnapshot()).toMatchObject({ value: 'none', context: { found: [] } });
  });

  it('lists nothing of an earlier search while it looks for another policy', () => {
    const { actor } = listed();

    actor.send({ ...sought, sought: 'GROUP' });

    expect(actor.getSnapshot()).toMatchObject({ value: 'searching', context: { found: [], sought: 'GROUP' } });
  });
});

describeModel(findPoliciesModel);
