import { useEffect, useEffectEvent, useState } from 'react';

import { usePortal } from '#src/session/portal.ts';

import { type Hold, isUnfinished } from '../hold.ts';

/** Says to who leaves with something unfinished that it is, until they look at what may be had again. */
export function useLeaving(holds: readonly Hold[]): void {
  const { app, notify, outdate } = usePortal();
  const ownerIn = () => app.getSnapshot().context.session?.id;
  const [owner] = useState(ownerIn);
  const leave = useEffectEvent(() => {
    if (ownerIn() !== owner || !holds.some(isUnfinished)) return;
    const isClaim = holds.includes('unconfirmed');
    notify({
      severity: 'warning',
      text: { id: isClaim ? 'notices.claim_left' : 'notices.answer_left' },
      about: 'unfinished',
    });
  });

  useEffect(() => {
    outdate('unfinished');
    return () => leave();
  }, [outdate]);
}
