import { lazy, type ReactNode, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';

import { Door } from './Door.tsx';
import { Frame } from './Frame.tsx';
import { paths } from './paths.ts';

const SignedIn = lazy(() => import('./SignedIn.tsx'));
const DashboardPage = lazy(() => import('./DashboardPage.tsx'));
const InsurancePage = lazy(() => import('./InsurancePage.tsx'));
const ResolutionPage = lazy(() => import('./ResolutionPage.tsx'));
const KeyFacts = lazy(() => import('./KeyFacts.tsx'));
const WidgetExit = lazy(() => import('./WidgetExit.tsx'));
const NotFound = lazy(() => import('./NotFound.tsx'));

const Receiver = import.meta.env.DEV ? lazy(() => import('./Receiver.tsx')) : null;

const later = (page: ReactNode) => <Suspense fallback={null}>{page}</Suspense>;

/** Every page at its address. All but the door are loaded when they are first asked for. */
export function PortalRoutes() {
  return (
    <Routes>
      {Receiver ? <Route path="/inspector" element={later(<Receiver />)} /> : null}
      <Route path={paths.widgetExit} element={later(<WidgetExit />)} />
      <Route element={<Frame />}>
        <Route path={paths.front} element={<Door />} />
        <Route path={paths.oneTimeCode} element={<Door way="one-time code" />} />
        <Route path={`${paths.singleSignOn}/:token?`} element={<Door way="single sign-on" />} />
        <Route path={paths.keyFacts} element={later(<KeyFacts />)} />
        <Route element={later(<SignedIn />)}>
          <Route path={paths.dashboard} element={later(<DashboardPage />)} />
          <Route path={paths.insurance} element={later(<InsurancePage />)} />
          <Route path={paths.resolution} element={later(<ResolutionPage />)} />
        </Route>
        <Route path="*" element={later(<NotFound />)} />
      </Route>
    </Routes>
  );
}
