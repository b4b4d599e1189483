import { describe, expect, it } from 'vitest';

import { onStage } from '#tests/kit/machines/stage.ts';
import { describeModel } from '#tests/kit/model.ts';

import { signOutMachine } from './signOut.machine.ts';
import { signOutModel } from './signOut.model.ts';

describe('signOutMachine', () => {
  it('signs out without a question if nothing is unfinished', () => {
    const { asked } = onStage(signOutMachine, { losesEntries: false });

    expect(asked()).toEqual(['signOut']);
  });

  it('asks before unfinished work is lost', () => {
    const { actor, asked } = onStage(signOutMachine, { losesEntries: true });
    expect(asked()).toEqual([]);

    actor.send({ type: 'signOut.declined' });

    expect(actor.getSnapshot().value).toBe('stayed');
    expect(asked()).toEqual([]);
  });
});

describeModel(signOutModel);
