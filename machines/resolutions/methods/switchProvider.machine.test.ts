import { expect, it } from 'vitest';

import { onStage } from '#tests/kit/machines/stage.ts';
import { describeModel } from '#tests/kit/model.ts';

import { switchProviderMachine } from './switchProvider.machine.ts';
import { moved, switchProviderModel } from './switchProvider.model.ts';

it('sends all data to the other provider, under one key until the outcome is known', () => {
  let count = 0;
  const newKey = () => `key-${++count}`;
  const { actor, fail } = onStage(switchProviderMachine, { id: 'pounds', known: {}, isFresh: true, newKey });
  const enter = () => actor.send({ type: 'details.entered', details: moved });

  enter();
  fail('edit');
  enter();

  expect(actor.getSnapshot().context.attempt).toMatchObject({ changes: moved, key: 'key-1' });
});

describeModel(switchProviderModel);
