import { useSelector } from '@xstate/react';
import { useEffect } from 'react';

import { prefetch } from '#src/lib/browser/prefetch.ts';
import { useApp } from '#src/session/portal.ts';
import { useIsOnline } from '#src/ui/connection/useIsOnline.ts';

import { useVariantRoutes } from './useVariantRoutes.ts';

/** Loads the customer's other pages once all data is here and the browser is idle. */
export function usePrefetchedPages(): void {
  const load = useApp(({ children }) => children.dataLoad);
  const isLoaded = useSelector(load, (state) => state?.matches('complete') ?? false);
  const isOnline = useIsOnline();
  const routes = useVariantRoutes();

  useEffect(() => {
    if (!isOnline || !isLoaded) return;
    return prefetch(() => {
      for (const { preload } of routes) preload?.().catch(() => 'loaded again when the page is opened');
    });
  }, [isLoaded, isOnline, routes]);
}
