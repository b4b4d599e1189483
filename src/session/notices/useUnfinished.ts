import { useEffect, useEffectEvent, useState } from 'react';

import type { TextId } from '#src/lib/texts.ts';

import { usePortal } from '../portal.ts';

/**
 * Says to who leaves with something unfinished that it is, until they come to such a place again.
 *
 * @param why null where nothing is
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
