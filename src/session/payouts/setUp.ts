import type { ComponentType } from 'react';

import type { TextId } from '#src/lib/texts.ts';

type PayoutSetUpProps = {
  /**
   * @param payoutMethodId null if the customer left without one
   * @param isOnward whether the customer chose to continue
   */
  onDone: (payoutMethodId: string | null, isOnward: boolean) => void;
  /** Label of the button that continues with the waiting task. */
  onward?: TextId;
  /** Requires the holder's address at once if the payment is manual, because money will be sent to the method. */
  wantsAddress?: boolean;
};

/** A dialog that sets up a payout method. Payouts own it, and the app injects it. */
export type PayoutSetUp = ComponentType<PayoutSetUpProps>;
