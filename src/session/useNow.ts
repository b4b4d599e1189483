import { useEffect, useState } from 'react';

import { usePortal } from './portal.ts';

/** Returns the time, updated every minute, for distances to a moment. */
export function useNow(): number {
  const { clock } = usePortal();
  const [now, setNow] = useState(() => clock.now());

  useEffect(() => {
    const timer = setInterval(() => setNow(clock.now()), 60_000);
    return () => clearInterval(timer);
  }, [clock]);

  return now;
}
