import { expect, it } from 'vitest';

import { onStage } from '#tests/kit/machines/stage.ts';
import { describeModel } from '#tests/kit/model.ts';

import { preferPayoutMethodMachine } from './preferPayoutMethod.machine.ts';
import { preferPayoutMethodModel } from './preferPayoutMethod.model.ts';

it('repeats the request under the same key after a lost answer', () => {
  const preference = { payoutMethodId: 'household', key: 'key-1' };
  const { actor, sent, fail, answer } = onStage(preferPayoutMethodMachine, preference);

  expect(sent('preferMethod')).toEqual(preference);
  fail('preferMethod');
  actor.send({ type: 'preference.requested' });
  expect(sent('preferMethod')).toEqual(preference);
  answer('preferMethod', { kind: 'edited' });

  expect(actor.getSnapshot().output).toBe('preferred');
});

it('ends as gone if the insurer has no such method', () => {
  const { actor, answer } = onStage(preferPayoutMethodMachine, preferPayoutMethodModel.inputs['from the list']);

  expect(actor.getSnapshot().hasTag('working')).toBe(true);
  answer('preferMethod', preferPayoutMethodModel.answers.preferMethod.PAYMENT_METHOD_NOT_FOUND);
  expect([actor.getSnapshot().status, actor.getSnapshot().output]).toEqual(['done', 'gone']);
});

it('changes no preference when it is closed', () => {
  const { actor, fail } = onStage(preferPayoutMethodMachine, preferPayoutMethodModel.inputs['from the list']);

  fail('preferMethod');
  actor.send({ type: 'dialog.closed' });
  expect([actor.getSnapshot().status, actor.getSnapshot().output]).toEqual(['done', 'left']);
});

describeModel(preferPayoutMethodModel);
