import { type ReactNode, useCallback, useState } from 'react';

import type { PayoutDialog } from '../actions/dialogs.ts';
import type { Claim } from '../claim.ts';
import { PayoutContext } from './payoutContext.ts';

type WithPayoutDetailsProps = { dialog: PayoutDialog | null; children: ReactNode };

/** Opens the payment details over the whole page, because the list that holds the payout can unmount. */
export function WithPayoutDetails({ dialog: Dialog, children }: WithPayoutDetailsProps) {
  const [asked, setAsked] = useState<{ claim: Claim; payoutId: string } | null>(null);
  const ask = useCallback((claim: Claim, payoutId: string) => setAsked({ claim, payoutId }), []);

  return (
    <PayoutContext value={Dialog && ask}>
      {children}
      {Dialog && asked ? <Dialog {...asked} onDone={() => setAsked(null)} /> : null}
    </PayoutContext>
  );
}
