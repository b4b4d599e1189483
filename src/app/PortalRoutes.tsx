import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';

import { variantOf } from '#rules/datasets.ts';
import { useApp } from '#src/session/portal.ts';
import { later } from '#src/ui/line/later.tsx';

import { documents, inside, wizard } from './files.ts';
import { SignInPage } from './pages/SignInPage.tsx';
import { WidgetExit } from './pages/WidgetExit.tsx';
import { paths } from './paths.ts';
import { Frame } from './shell/Frame.tsx';
import { useAhead } from './useAhead.ts';

const SignedIn = later(inside.signedIn);
const DashboardPage = later(inside.dashboard);
const InsurancePage = later(inside.insurance);
const ResolutionPage = later(inside.resolution);
const NotFound = later(inside.notFound);
const InsureTripPage = later(wizard);
const PublicDocument = later(documents);

const Receiver = import.meta.env.DEV ? lazy(() => import('./pages/Receiver.tsx')) : null;

/** Every page at its address, as far as the partner's variant has it. All but the sign-in page are loaded when they are first asked for. */
export function PortalRoutes() {
  useAhead();
  const flags = useApp(({ context }) => context.theme?.config.flags);
  const hasTrips = flags !== undefined && variantOf(flags) === 'travel';

  return (
    <Routes>
      {Receiver ? (
        <Route
          path="/inspector"
          element={
            <Suspense>
              <Receiver />
            </Suspense>
          }
        />
      ) : null}
      <Route path={paths.widgetExit} element={<WidgetExit />} />
      <Route element={<Frame />}>
        <Route path={paths.front} element={<SignInPage />} />
        <Route path={paths.oneTimeCode} element={<SignInPage to="one-time code" />} />
        <Route path={`${paths.singleSignOn}/:token?`} element={<SignInPage />} />
        <Route path={paths.keyFacts} element={<PublicDocument key="key_facts" name="key_facts" />} />
        <Route path={paths.terms} element={<PublicDocument key="terms" name="terms" />} />
        <Route path={paths.privacy} element={<PublicDocument key="privacy" name="privacy" />} />
        <Route element={<SignedIn />}>
          <Route path={paths.dashboard} element={<DashboardPage />} />
          {hasTrips ? (
            <>
              <Route path={paths.insurance} element={<InsurancePage />}>
                <Route path={paths.insureTrip} element={<InsureTripPage />} />
              </Route>
              <Route path={paths.resolution} element={<ResolutionPage />} />
            </>
          ) : null}
        </Route>
        <Route path="*" element={<NotFound />} />
      </Route>
    </Routes>
  );
}
