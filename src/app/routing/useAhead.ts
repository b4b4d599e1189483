import { useSelector } from '@xstate/react';
import { useEffect } from 'react';

import { useApp } from '#src/session/portal.ts';
import { useIsOnline } from '#src/ui/line/useIsOnline.ts';

import { useVariantRoutes } from './useVariantRoutes.ts';

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
  const routes = useVariantRoutes();

  useEffect(() => {
    if (!isOnline || navigator.connection?.saveData) return;
    return whenIdle(() => {
      for (const { preload } of routes)
        if (preload?.when === (isLoaded ? 'all data is here' : 'a guest types'))
          preload.load().catch(() => 'asked for again when it is needed');
    });
  }, [isLoaded, isOnline, routes]);
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
