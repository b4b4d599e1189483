import { describe, expect, it } from 'vitest';
import { onStage } from '#tests/kit/machines/stage.ts';
import { describeModel } from '#tests/kit/model.ts';
import { createRefusal } from '../../kit/refusals.model.ts';

import { acceptTermsMachine } from './acceptTerms.machine.ts';
import { acceptTermsModel } from './acceptTerms.model.ts';

function keys() {
  let count = 0;
  return () => `key-${++count}`;
}

const begin = () => onStage(acceptTermsMachine, { id: 'anna', newKey: keys() });

describe('accepting the terms', () => {
  it('tells the insurer once the customer accepts', () => {
    const { actor, asked, answer } = begin();

    actor.send({ type: 'terms.accepted' });
    answer('accept', { kind: 'accepted' });

    expect(asked()).toEqual(['accept(anna, key-1)', 'announceAccepted']);
    expect(actor.getSnapshot().output).toBe('accepted');
  });

  it('sends nothing if the customer postpones it', () => {
    const { actor, asked } = begin();

    actor.send({ type: 'terms.postponed' });

    expect(asked()).toEqual([]);
    expect(actor.getSnapshot().output).toBe('postponed');
  });

  it('repeats a lost request under its key, and a refused one under a new key', () => {
    const { actor, asked, answer, fail } = begin();

    actor.send({ type: 'terms.accepted' });
    fail('accept');
    actor.send({ type: 'terms.accepted' });
    answer('accept', createRefusal('VENDOR_ERROR'));
    actor.send({ type: 'terms.accepted' });

    expect(asked()).toEqual([
      'accept(anna, key-1)',
      'announceUnanswered',
      'accept(anna, key-1)',
      'react(warning, VENDOR_ERROR)',
      'accept(anna, key-2)',
    ]);
  });
});

describeModel(acceptTermsModel);
