import { expect, it } from 'vitest';

import { onStage } from '#tests/kit/machines/stage.ts';
import { describeModel } from '#tests/kit/model.ts';

import { payoutFieldsMachine } from './payoutFields.machine.ts';
import { payoutFieldsModel } from './payoutFields.model.ts';
import { walletFields } from './setUpPayout.model.ts';

it('reads the fields of a provider for its payout currency', () => {
  const { actor, sent, answer } = onStage(payoutFieldsMachine, payoutFieldsModel.inputs['of a wallet']);

  expect([actor.getSnapshot().context.asked, sent('readFields')]).toEqual([
    null,
    { vendor: 'WALLET-PAYGO', currency: 'USD' },
  ]);
  answer('readFields', payoutFieldsModel.answers.readFields.read);
  expect(actor.getSnapshot().context.asked).toEqual(walletFields);
});

describeModel(payoutFieldsModel);
