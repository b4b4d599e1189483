import { useMemo } from 'react';
import { type RouteObject, useRoutes } from 'react-router-dom';

import { addresses } from '#src/lib/addresses.ts';
import { CustomerOnly } from '../pages/inside/CustomerOnly.tsx';
import { RequirePermission } from '../pages/inside/RequirePermission.tsx';
import type { PortalRoute } from './routes.tsx';
import { usePrefetchedPages } from './usePrefetchedPages.ts';
import { useVariantRoutes } from './useVariantRoutes.ts';

/** Every page behind the sign-in page at its address, as far as the partner's variant has it. */
export default function InsideRoutes() {
  const routes = useVariantRoutes();
  usePrefetchedPages();

  return useRoutes(useMemo(() => nested(routes), [routes]));
}

function nested(routes: readonly PortalRoute[]): RouteObject[] {
  const toObject = ({ path, element, permission, over }: PortalRoute): RouteObject => ({
    path,
    element: permission ? (
      <RequirePermission permission={permission} instead={over ?? addresses.dashboard}>
        {element}
      </RequirePermission>
    ) : (
      element
    ),
    children: routes.filter((route) => route.over === path).map(toObject),
  });
  const objectsOf = (access: PortalRoute['access']) =>
    routes.filter((route) => route.access === access && !route.over).map(toObject);

  return [...objectsOf('public'), { element: <CustomerOnly />, children: objectsOf('customer') }];
}
