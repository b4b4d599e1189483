import { beforeAll } from 'vitest';

import { routes } from '#src/app/routing/routes.tsx';

/** Preloads the portal's lazy parts, so that no path waits for them. */
export function preload(): void {
  beforeAll(() =>
    Promise.all([
      ...routes.map(({ preload }) => preload?.()),
      import('#src/api/account/user.ts'),
      import('#src/api/queries.ts'),
      import('#src/api/datasets.ts'),
      import('#src/app/portal/applyPreferences.ts'),
      import('#src/app/shell/ActingFor.tsx'),
      import('#src/app/pages/wizard/AgentPage.tsx'),
      import('#src/app/shell/FocusKeeper.tsx'),
      import('#src/app/notices/Modal.tsx'),
      import('#src/app/notices/Notices.tsx'),
      import('#src/app/notices/SessionWarning.tsx'),
      import('#src/app/routing/InsideRoutes.tsx'),
      import('#src/app/pages/account/GuestPage.tsx'),
      import('#src/app/notices/TimeoutToast.tsx'),
      import('#src/app/shell/UserMenu.tsx'),
      import('#src/app/widgets/WidgetRoutes.tsx'),
      import('#src/screens/insurance/lookup/Lookup.tsx').then(({ ByHand }) => ByHand.ahead()),
      import('#src/session/passengers/Phone.tsx').then(({ readPhones }) => readPhones()),
      import('#src/screens/sign-in/CodeStep.tsx'),
      import('#src/screens/sign-in/SecondFactorForm.tsx'),
      import('#src/screens/sign-in/StillWaiting.tsx'),
      import('#src/app/pages/inside/TripPage.tsx').then(({ dialogs: { EditTrip, CancelInsurance } }) =>
        Promise.all([EditTrip.ahead(), CancelInsurance.ahead()]),
      ),
      import('#src/app/pages/claims/dialogs.ts').then(({ dialogs, itemDialogs, SendPayoutDetails }) =>
        Promise.all(
          [...Object.values(dialogs), ...Object.values(itemDialogs), SendPayoutDetails].map((dialog) => dialog.ahead()),
        ),
      ),
      import('#src/app/pages/claims/ClaimOfferPage.tsx').then(({ Dispute }) => Dispute.ahead()),
      import('#src/app/pages/resolutions/showResolution.ts').then(({ ShowResolution }) => ShowResolution.ahead()),
      import('#src/app/pages/payouts/setUp.ts').then(({ SetUpPayout }) => SetUpPayout.ahead()),
      import('#src/screens/passengers/AddPassengerButton.tsx').then(({ AddPassengerHere }) => AddPassengerHere.ahead()),
      import('#src/screens/resolutions/cash/payout/mending.ts').then(({ AddAddress, SwitchProvider }) =>
        Promise.all([AddAddress.ahead(), SwitchProvider.ahead()]),
      ),
      import('#src/screens/trips/report/useReporting.tsx').then(({ NotifyDisruption }) => NotifyDisruption.ahead()),
    ]),
  );
}
