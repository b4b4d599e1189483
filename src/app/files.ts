import { fromFile, fromFileOnceHere } from '#src/lib/browser/builtFiles.ts';

/** Files of the build that are loaded after the first one. scripts/build/files.ts assigns modules to them. */
export const inside = {
  routes: () => fromFile('inside', () => import('./routing/InsideRoutes.tsx')),
  widgetExit: () => fromFile('inside', () => import('./pages/inside/WidgetExit.tsx')),
  widgetRoutes: () => fromFile('inside', () => import('./widgets/WidgetRoutes.tsx')),
  actingFor: () => fromFile('inside', () => import('./shell/ActingFor.tsx')),
  userMenu: () => fromFile('inside', () => import('./shell/UserMenu.tsx')),
  focusKeeper: () => fromFile('inside', () => import('./shell/FocusKeeper.tsx')),
  sandboxClock: () => fromFile('inside', () => import('./notices/SandboxClock.tsx')),
  signedInSession: () => fromFile('inside', () => import('./notices/SignedInSession.tsx')),
  callGuard: () => fromFile('inside', () => import('./notices/CallGuard.tsx')),
  cookieConsent: () => fromFile('inside', () => import('./consent/CookieConsent.tsx')),
  notices: () => fromFile('inside', () => import('./notices/Notices.tsx')),
  modal: () => fromFile('inside', () => import('./notices/Modal.tsx')),
  timeoutToast: () => fromFile('inside', () => import('./notices/TimeoutToast.tsx')),
  queries: () => fromFileOnceHere('inside', () => import('#src/api/queries.ts')),
  datasets: () => fromFileOnceHere('inside', () => import('#src/api/datasets.ts')),
  readAgain: () => fromFileOnceHere('inside', () => import('./portal/data/readAgain.ts')),
  preferences: () => fromFileOnceHere('inside', () => import('./portal/applyPreferences.ts')),
  user: () => fromFileOnceHere('inside', () => import('#src/api/account/user.ts')),
};
