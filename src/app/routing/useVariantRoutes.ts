import { useMemo } from 'react';

import { getVariant } from '#rules/datasets.ts';
import { useApp } from '#src/session/portal.ts';

import { type PortalRoute, routes } from './routes.tsx';

/** The routes that the partner's variant has. Before it is known, those that every variant has. */
export function useVariantRoutes(): readonly PortalRoute[] {
  const flags = useApp(({ context }) => context.theme?.config.flags);
  const variant = flags && getVariant(flags);

  return useMemo(
    () => routes.filter(({ variants }) => !variants || (variant && variants.includes(variant))),
    [variant],
  );
}
