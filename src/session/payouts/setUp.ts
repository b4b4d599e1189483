import type { ComponentType } from 'react';

import type { TextId } from '#src/lib/texts.ts';

type PayoutSetUpProps = {
  /**
   * @param payoutMethodId null where it was left without one
   * @param isOnward whether its customer chose to go on
   */
  onDone: (payoutMethodId: string | null, isOnward: boolean) => void;
  /** How one goes on from what is set up, where something waits for it. */
  onward?: TextId;
  /** Something is to be paid to it: where somebody sends that by hand, the address of whoever holds it is asked for at once. */
  wantsAddress?: boolean;
};

/** Sets a payout method up, in a dialog over whatever is there. Payouts' own; app hands it over. */
export type PayoutSetUp = ComponentType<PayoutSetUpProps>;
