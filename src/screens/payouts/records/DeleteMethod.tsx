import type { PayoutMethod } from '#machines/payouts/payouts.ts';
import { ConfirmDeletion } from '#src/wizard/dialogs/ConfirmDeletion.tsx';

import { payoutTopics } from '../payoutTopics.ts';
import { connectDeleteMethod } from './ports.ts';

type DeleteMethodProps = { method: PayoutMethod; onDone: () => void };

/** Asks to confirm the deletion of a payout method by name. The insurer refuses while a payout to it is pending. */
export function DeleteMethod({ method: { payoutMethodId, description }, onDone }: DeleteMethodProps) {
  return (
    <ConfirmDeletion
      id={payoutMethodId}
      provide={connectDeleteMethod}
      about={payoutTopics}
      text={(part) => `payouts.delete.${part}`}
      values={{ description }}
      onDone={onDone}
    />
  );
}
