import { lazy, Suspense, useEffect } from 'react';
import { type RouteObject, useRoutes } from 'react-router-dom';

import { addresses } from '#src/lib/addresses.ts';
import { fromFile } from '#src/lib/browser/builtFiles.ts';
import { prefetch } from '#src/lib/browser/prefetch.ts';
import { usePortal } from '#src/session/portal.ts';
import { later } from '#src/ui/connection/later.tsx';

import { inside } from '../files.ts';
import { SignInPage } from '../pages/SignInPage.tsx';
import { Frame } from '../shell/Frame.tsx';

const InsideRoutes = later(inside.routes);
const WidgetRoutes = later(inside.widgetRoutes);
const WidgetExit = later(inside.widgetExit);
const GuestPage = later(() => fromFile('account', () => import('../pages/account/GuestPage.tsx')));

/** The sign-in page and what else guests need. Every other address is looked up in a file that is loaded later. */
const routes: RouteObject[] = [
  { path: addresses.widgetExit, element: <WidgetExit /> },
  ...(import.meta.env.DEV ? [inspector()] : []),
  {
    element: <Frame />,
    children: [
      { path: addresses.front, element: <SignInPage /> },
      { path: addresses.oneTimeCode, element: <SignInPage to="one-time code" /> },
      { path: `${addresses.singleSignOn}/:token?`, element: <SignInPage /> },
      { path: addresses.password, element: <GuestPage /> },
      { path: addresses.register, element: <GuestPage /> },
      { path: addresses.enrol, element: <GuestPage /> },
      { path: '*', element: <InsideRoutes /> },
    ],
  },
];

/** Every page at its address. */
export function PortalRoutes() {
  const { widget } = usePortal();

  return widget ? <WidgetRoutes /> : <PageRoutes />;
}

function PageRoutes() {
  useEffect(() => prefetch(() => void InsideRoutes.ahead()), []);

  return useRoutes(routes);
}

function inspector(): RouteObject {
  const Receiver = lazy(() => import('../pages/Receiver.tsx'));
  return {
    path: addresses.inspector,
    element: (
      <Suspense>
        <Receiver />
      </Suspense>
    ),
  };
}
