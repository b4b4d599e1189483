import type { InputFrom } from 'xstate';

import type { PayoutMethod } from '#machines/payouts/payouts.ts';
import { claimOptionMachine } from '#machines/resolutions/cash/claimOption.machine.ts';
import { claimOptionModel } from '#machines/resolutions/cash/claimOption.model.ts';
import { household } from '#machines/resolutions/cash/selectPayout.model.ts';
import { formatStates } from '#src/lib/dataState.ts';

import { onStage } from './stage.ts';

type Input = InputFrom<typeof claimOptionMachine>;
const { inputs } = claimOptionModel;

export function onClaim(more: Partial<Input> = {}, input: Input = inputs.cash) {
  let count = 0;
  const stage = onStage(claimOptionMachine, { ...input, newKey: () => `key-${++count}`, ...more });
  const state = () => formatStates(stage.actor.getSnapshot().value);
  const context = () => stage.actor.getSnapshot().context;
  const told = (account: PayoutMethod | null) => stage.actor.send({ type: 'account.read', account });
  /** Claims to the customer's only account, which is on screen. */
  const claim = () => {
    told(household);
    stage.actor.send({ type: 'option.claimed' });
    stage.answer('readPayouts', { kind: 'read', methods: [household], vendors: [], country: 'US', currency: 'USD' });
    stage.asked();
  };
  return { ...stage, state, context, told, claim };
}
