import { useEffect, useState } from 'react';

import { usePortal } from './portal.ts';

/** What time it is, to the minute: for whatever says how far away something is. */
export function useNow(): number {
  const { clock } = usePortal();
  const [now, setNow] = useState(() => clock.now());

  useEffect(() => {
    const timer = setInterval(() => setNow(clock.now()), 60_000);
    return () => clearInterval(timer);
  }, [clock]);

  return now;
}
