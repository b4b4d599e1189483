import { type ReactNode, useState } from 'react';

import type { Claim } from '../claim.ts';
import type { ClaimDialogs } from './dialogs.ts';
import type { Acting } from './NextStep.tsx';

type Act = keyof ClaimDialogs;

/**
 * Holds the open dialog on page level, with the claim from the time of opening, because another read can change the claim
 * meanwhile.
 */
export function useClaimDialogs(dialogs: ClaimDialogs) {
  const [open, setOpen] = useState<{ act: Act; claim: Claim } | null>(null);
  const Open = open && dialogs[open.act];
  const dialog: ReactNode = Open ? <Open key={open.act} claim={open.claim} onDone={() => setOpen(null)} /> : null;
  const actingOn = (claim: Claim): Acting => ({
    has: (act) => dialogs[act] !== undefined,
    onPress: (act) => setOpen({ act, claim }),
  });

  return { actingOn, dialog };
}
