import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';

import { Door } from './pages/Door.tsx';
import { paths } from './paths.ts';
import { Frame } from './shell/Frame.tsx';

const pages = {
  dashboard: () => import('./pages/DashboardPage.tsx'),
  insurance: () => import('./pages/InsurancePage.tsx'),
  resolution: () => import('./pages/ResolutionPage.tsx'),
};

/** A wizard needs Temporal, and not every platform has it. */
const wizard = (page: () => Promise<{ default: ComponentType }>) =>
  lazy(async () => {
    const [module] = await Promise.all([
      page(),
      import('#src/lib/temporal.ts').then(({ temporalReady }) => temporalReady()),
    ]);
    return module;
  });

const SignedIn = lazy(() => {
  // A browser asks a server for six things at a time: data that does not come would keep its page from coming.
  for (const page of Object.values(pages)) page().catch(() => 'asked for again when it is needed');
  return import('./pages/SignedIn.tsx');
});
const DashboardPage = lazy(pages.dashboard);
const InsurancePage = lazy(pages.insurance);
const ResolutionPage = lazy(pages.resolution);
const InsureTripPage = wizard(() => import('./pages/InsureTripPage.tsx'));
const PublicDocument = lazy(() => import('./pages/PublicDocument.tsx'));
const WidgetExit = lazy(() => import('./pages/WidgetExit.tsx'));
const NotFound = lazy(() => import('./pages/NotFound.tsx'));

const Receiver = import.meta.env.DEV ? lazy(() => import('./pages/Receiver.tsx')) : null;

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
        <Route path={paths.keyFacts} element={later(<PublicDocument key="key_facts" name="key_facts" />)} />
        <Route path={paths.terms} element={later(<PublicDocument key="terms" name="terms" />)} />
        <Route path={paths.privacy} element={later(<PublicDocument key="privacy" name="privacy" />)} />
        <Route element={later(<SignedIn />)}>
          <Route path={paths.dashboard} element={later(<DashboardPage />)} />
          <Route path={paths.insurance} element={later(<InsurancePage />)}>
            <Route path={paths.insureTrip} element={later(<InsureTripPage />)} />
          </Route>
          <Route path={paths.resolution} element={later(<ResolutionPage />)} />
        </Route>
        <Route path="*" element={later(<NotFound />)} />
      </Route>
    </Routes>
  );
}
