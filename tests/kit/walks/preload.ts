import { beforeAll } from 'vitest';

/** What the portal loads when it is first needed is here beforehand, so that no walk waits for it. */
export function preload(): void {
  beforeAll(() =>
    Promise.all([
      import('#src/api/account/user.ts'),
      import('#src/api/queries.ts'),
      import('#src/api/datasets.ts'),
      import('#src/app/DashboardPage.tsx'),
      import('#src/app/FocusKeeper.tsx'),
      import('#src/app/InsurancePage.tsx'),
      import('#src/app/InsureTripPage.tsx'),
      import('#src/app/KeyFacts.tsx'),
      import('#src/app/Modal.tsx'),
      import('#src/app/Notices.tsx'),
      import('#src/app/SessionWarning.tsx'),
      import('#src/app/SignedIn.tsx'),
      import('#src/app/TimeoutToast.tsx'),
      import('#src/app/UserMenu.tsx'),
      import('#src/app/WidgetExit.tsx'),
      import('#src/screens/sign-in/OneTimeCodeViews.tsx'),
      import('#src/screens/sign-in/SecondFactorForm.tsx'),
    ]),
  );
}
