import { useEffect, useMemo, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Navigate, type RouteObject, useLocation, useRoutes } from 'react-router-dom';

import { getVariant } from '#rules/datasets.ts';
import { addresses } from '#src/lib/addresses.ts';
import { useApp } from '#src/session/portal.ts';
import { type Permission, usePermissions } from '#src/session/useRights.ts';

import { WidgetHome } from '#src/session/WidgetHome.ts';
import NotFound from '../pages/inside/NotFound.tsx';
import WidgetExit from '../pages/inside/WidgetExit.tsx';
import { widgetExit } from '../portal/leave.ts';
import type { PortalRoute } from '../routing/routes.tsx';
import { useVariantRoutes } from '../routing/useVariantRoutes.ts';
import { MonitoringWidget } from './MonitoringWidget.tsx';
import { ReportError } from './useTellHost.tsx';
import { WidgetFrame } from './WidgetFrame.tsx';
import { WidgetHost } from './WidgetHost.tsx';

/** Pages by their address in the portal, which links use. */
const insurances: readonly string[] = [
  addresses.insurance,
  addresses.trip,
  addresses.claimOffer,
  addresses.claimHistory,
  addresses.grantPermission,
];
/** Monitored data has its own address in the portal. */
const monitoring: PortalRoute = { path: addresses.insurance, access: 'customer', element: <MonitoringWidget /> };

/** Customer pages and public pages inside another site's page. That site decides who is signed in. */
export default function WidgetRoutes() {
  const routes = useVariantRoutes();
  const flags = useApp(({ context }) => context.theme?.config.flags);
  const isMonitoring = flags !== undefined && getVariant(flags) === 'dataMonitoring';
  useEffect(() => reloadWithNewToken(window), []);

  const { pathname, search } = useLocation();
  const [home] = useState(pathname + search);

  const pages = useRoutes(
    useMemo(() => nested(isMonitoring ? [...routes, monitoring] : routes), [routes, isMonitoring]),
  );
  return <WidgetHome value={home}>{pages}</WidgetHome>;
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
    // An agent acts for the customer that the host chose.
    { path: addresses.agent, element: <Navigate to={widgetExit} replace /> },
    // The address that host sites use.
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
