import { useMemo } from 'react';
import { type RouteObject, useRoutes } from 'react-router-dom';

import { addresses } from '#src/lib/addresses.ts';
import { usePortal } from '#src/session/portal.ts';
import { later } from '#src/ui/line/later.tsx';

import { inside } from '../files.ts';
import { Frame } from '../shell/Frame.tsx';
import type { PortalRoute } from './routes.tsx';
import { useAhead } from './useAhead.ts';
import { useVariantRoutes } from './useVariantRoutes.ts';

const SignedIn = later(inside.signedIn);
const RequirePermission = later(inside.requirePermission);

const WidgetRoutes = later(inside.widgetRoutes);

/** Every page at its address, as far as the partner's variant has it. */
export function PortalRoutes() {
  const { widget } = usePortal();
  useAhead();

  return widget ? <WidgetRoutes /> : <PageRoutes />;
}

function PageRoutes() {
  const routes = useVariantRoutes();

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

  return [
    ...objectsOf('bare'),
    {
      element: <Frame />,
      children: [...objectsOf('public'), { element: <SignedIn />, children: objectsOf('customer') }],
    },
  ];
}
