import { type ReactNode, useCallback, useState } from 'react';

import type { PayoutDialog } from '../actions/dialogs.ts';
import type { Claim } from '../claim.ts';
import { PayoutContext } from './payoutContext.ts';

type WithPayoutDetailsProps = { dialog: PayoutDialog | null; children: ReactNode };

/** A page with payouts of claims on it, over which it is asked where one goes to: the list that it is in comes and goes. */
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
