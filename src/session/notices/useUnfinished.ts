import { useEffect, useEffectEvent, useState } from 'react';

import type { TextId } from '#src/lib/texts.ts';

import { usePortal } from '../portal.ts';

/**
 * Announces unfinished input to a customer who leaves, until their next visit to such a place.
 *
 * @param why null if nothing is unfinished
 */
export function useUnfinished(why: TextId | null): void {
  const { app, notify, outdate } = usePortal();
  const ownerIn = () => app.getSnapshot().context.session?.id;
  const [owner] = useState(ownerIn);
  const leave = useEffectEvent(() => {
    if (ownerIn() !== owner || why === null) return;
    notify({ severity: 'warning', text: { id: why }, about: 'unfinished' });
  });

  useEffect(() => {
    outdate('unfinished');
    return () => leave();
  }, [outdate]);
}
