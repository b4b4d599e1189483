import { fromFile, fromFileOnceHere } from '#src/lib/builtFiles.ts';
import { temporalReady } from '#src/lib/temporal.ts';

/** What lies in the files of the build besides the first. Which module is in which, scripts/build/files.ts says. */
export const inside = {
  signedIn: () => fromFile('inside', () => import('./pages/SignedIn.tsx')),
  dashboard: () => fromFile('inside', () => import('./pages/DashboardPage.tsx')),
  insurance: () => fromFile('inside', () => import('./pages/InsurancePage.tsx')),
  resolution: () => fromFile('inside', () => import('./pages/ResolutionPage.tsx')),
  notFound: () => fromFile('inside', () => import('./pages/NotFound.tsx')),
  actingFor: () => fromFile('inside', () => import('./shell/ActingFor.tsx')),
  userMenu: () => fromFile('inside', () => import('./shell/UserMenu.tsx')),
  focusKeeper: () => fromFile('inside', () => import('./shell/FocusKeeper.tsx')),
  sessionWarning: () => fromFile('inside', () => import('./notices/SessionWarning.tsx')),
  notices: () => fromFile('inside', () => import('./notices/Notices.tsx')),
  modal: () => fromFile('inside', () => import('./notices/Modal.tsx')),
  timeoutToast: () => fromFile('inside', () => import('./notices/TimeoutToast.tsx')),
  queries: () => fromFileOnceHere('inside', () => import('#src/api/queries.ts')),
  datasets: () => fromFileOnceHere('inside', () => import('#src/api/datasets.ts')),
  user: () => fromFileOnceHere('inside', () => import('#src/api/account/user.ts')),
};

/** A wizard needs Temporal, and not every platform has it. */
export const wizard = async () => {
  const [page] = await Promise.all([fromFile('wizard', () => import('./pages/InsureTripPage.tsx')), temporalReady()]);
  return page;
};

export const documents = () => fromFile('documents', () => import('./pages/PublicDocument.tsx'));
