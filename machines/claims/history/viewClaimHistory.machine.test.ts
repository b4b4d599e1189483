import { expect, it } from 'vitest';

import { onStage } from '#tests/kit/machines/stage.ts';
import { describeModel } from '#tests/kit/model.ts';

import { viewClaimHistoryMachine } from './viewClaimHistory.machine.ts';
import { viewClaimHistoryModel } from './viewClaimHistory.model.ts';

const { answers } = viewClaimHistoryModel;

it('reads the claim of its input', () => {
  const { actor, sent, answer } = onStage(viewClaimHistoryMachine, { alertId: 'claim' });

  expect(sent('readClaim')).toEqual({ alertId: 'claim' });
  expect(actor.getSnapshot().context.claim).toBeNull();
  answer('readClaim', answers.readClaim['with events']);
  expect(actor.getSnapshot().context.claim).toBe(answers.readClaim['with events'].claim);
});

describeModel(viewClaimHistoryModel);
