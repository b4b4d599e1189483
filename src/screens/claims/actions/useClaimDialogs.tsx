import { type ReactNode, useState } from 'react';

import type { Claim } from '../claim.ts';
import type { ClaimAct, ClaimDialogs } from './dialogs.ts';

/** The dialogs are held by the page, with the claim as it was when they were opened: one that is read again may stand otherwise. */
export function useClaimDialogs(dialogs: ClaimDialogs) {
  const [open, setOpen] = useState<{ act: keyof ClaimDialogs; claim: Claim } | null>(null);
  const Open = open && dialogs[open.act];
  const dialog: ReactNode = Open ? (
    <Open
      key={open.act}
      claim={open.claim}
      onDone={(end) => setOpen(end === 'disagree' ? { act: 'dispute', claim: open.claim } : null)}
    />
  ) : null;

  return { show: (act: ClaimAct, claim: Claim) => setOpen({ act, claim }), dialog };
}
