import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';

import { useApp } from '#src/session/portal.ts';

/** Returns what the page is still loading for the first time, or nothing after three seconds. */
export function useComing(): 'page' | 'data' | undefined {
  const load = useApp(({ children }) => children.dataLoad);
  const isComplete = useSelector(load, (state) => state?.matches('complete') ?? false);
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const soon = setTimeout(() => setLate(true), 3_000);
    return () => clearTimeout(soon);
  }, []);
  if (isLate) return undefined;

  return isComplete ? 'page' : 'data';
}
