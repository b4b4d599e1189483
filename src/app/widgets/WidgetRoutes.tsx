import { useEffect, useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { Navigate, type RouteObject, useRoutes } from 'react-router-dom';

import { getVariant } from '#rules/datasets.ts';
import { addresses } from '#src/lib/addresses.ts';
import { useApp } from '#src/session/portal.ts';
import { type Permission, usePermissions } from '#src/session/useRights.ts';

import NotFound from '../pages/inside/NotFound.tsx';
import WidgetExit from '../pages/inside/WidgetExit.tsx';
import { widgetExit } from '../portal/leave.ts';
import type { PortalRoute } from '../routing/routes.tsx';
import { useVariantRoutes } from '../routing/useVariantRoutes.ts';
import { MonitoringWidget } from './MonitoringWidget.tsx';
import { ReportError } from './useTellHost.tsx';
import { WidgetFrame } from './WidgetFrame.tsx';
import { WidgetHost } from './WidgetHost.tsx';

/** By where they are in the portal itself, and so where links to them lead. */
const insurances: readonly string[] = [
  addresses.insurance,
  addresses.trip,
  addresses.claimOffer,
  addresses.claimHistory,
  addresses.grantPermission,
];
/** In the portal itself, monitored data is at an address of its own. */
const monitoring: PortalRoute = { path: addresses.insurance, access: 'customer', element: <MonitoringWidget /> };

/** The customer's pages, and what anybody may read, as parts of another site's page. Who comes in is the other site's to say. */
export default function WidgetRoutes() {
  const routes = useVariantRoutes();
  const flags = useApp(({ context }) => context.theme?.config.flags);
  const isMonitoring = flags !== undefined && getVariant(flags) === 'dataMonitoring';
  useEffect(() => reloadWithNewToken(window), []);

  return useRoutes(useMemo(() => nested(isMonitoring ? [...routes, monitoring] : routes), [routes, isMonitoring]));
}

/** A host that changes only the fragment of the frame's address hands over a new token without loading the page. */
function reloadWithNewToken(window: Window): () => void {
  const reload = () => {
    if (new URLSearchParams(window.location.hash.slice(1)).has('token')) window.location.reload();
  };
  window.addEventListener('hashchange', reload);
  return () => window.removeEventListener('hashchange', reload);
}

function nested(routes: readonly PortalRoute[]): RouteObject[] {
  const toObject = (route: PortalRoute): RouteObject => ({
    path: route.path,
    element: <Allowed route={route} />,
    children: routes.filter(({ over }) => over === route.path).map(toObject),
  });
  const isShown = ({ over, path }: PortalRoute) => !over && path !== addresses.agent && path !== '*';

  return [
    { path: widgetExit, element: <WidgetExit /> },
    // An agent acts for the one customer that the site has chosen.
    { path: addresses.agent, element: <Navigate to={widgetExit} replace /> },
    // As other sites know it.
    { path: '/payoutmethods', element: <Navigate to={addresses.payoutMethods} replace /> },
    {
      element: <WidgetFrame />,
      children: [
        { element: <WidgetHost />, children: routes.filter(isShown).map(toObject) },
        { path: '*', element: <Missing /> },
      ],
    },
  ];
}

function Allowed({ route: { path, over, permission, element } }: { route: PortalRoute }) {
  const permissions = usePermissions();
  const needed: Permission | undefined = permission ?? (insurances.includes(path) ? 'seeingInsurances' : undefined);
  if (!needed || permissions[needed] === 'enabled') return element;

  return over ? (
    <Navigate to={over} replace />
  ) : (
    <p>
      <ReportError reason="no-permission" />
      <FormattedMessage id="errors.insufficient_privilege" />
    </p>
  );
}

const Missing = () => (
  <>
    <ReportError reason="not-found" />
    <NotFound />
  </>
);
