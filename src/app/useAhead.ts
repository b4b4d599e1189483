import { useSelector } from '@xstate/react';
import { useEffect } from 'react';

import { useApp } from '#src/session/portal.ts';
import { useIsOnline } from '#src/ui/line/useIsOnline.ts';

import { documents, inside, wizard } from './files.ts';

declare global {
  interface Navigator {
    connection?: { saveData?: boolean };
  }
}

/**
 * Fetches what is likely to be needed next while there is nothing else to do: what is past the sign-in page while a guest types, and
 * once a customer's data is here, all else that they can open. Who saves data fetches what they open.
 */
export function useAhead(): void {
  const load = useApp(({ children }) => children.dataLoad);
  const isLoaded = useSelector(load, (state) => state?.matches('complete') ?? false);
  const isOnline = useIsOnline();

  useEffect(() => {
    if (!isOnline || navigator.connection?.saveData) return;
    return whenIdle(() => {
      for (const fetchFile of isLoaded ? [wizard, documents] : [inside.dashboard])
        fetchFile().catch(() => 'asked for again when it is needed');
    });
  }, [isLoaded, isOnline]);
}

/** Not every browser knows when it is idle. */
function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work);
  return () => cancelIdleCallback(handle);
}
