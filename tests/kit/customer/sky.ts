import type { Session } from '#machines/session/session.ts';
import type { Client } from '#schema/rest/client.ts';
import { buildNo, type ThemeConfig } from '#schema/theme.ts';

/** An id like the insurer's, the same for the same number. */
export const idOf = (end: number) => `00000000-0000-4000-8000-${String(end).padStart(12, '0')}`;

export const sky: Client = {
  partnerId: idOf(1),
  cmsBundle: 'sky',
  branding: { theme: 'sky', product: 'travel', name: 'Sky' },
};

/** Signed in, with every right that a customer has. */
export const anna: Session = {
  id: idOf(2),
  agentId: null,
  partnerId: sky.partnerId,
  roles: { USER: { write: true } },
  accessProfile: [
    'customer-travel-trips',
    'customer-insurance',
    'customer-luggage',
    'customer-passengers',
    'customer-payouts',
    'customer-travel-resolutions',
  ].map((feature) => ({ feature, accessRights: ['CREATE', 'READ', 'UPDATE', 'DELETE'] })),
  entrance: 'user',
  signedInAt: 0,
};

const off = {
  parametric: false,
  dataMonitoring: false,
  payoutsDisabled: false,
  registrationRequiresPolicy: true,
  mfa: true,
  mfaSkip: true,
  purchase: true,
  passengerSelection: true,
  includePolicy: false,
  payoutRequiredBeforeTrip: false,
  resolutionOnly: false,
  luggageInclusion: false,
  advancedPreferences: false,
  contactUs: false,
  loungeHours: true,
  loungeLocation: true,
  loungeDirections: true,
  noLoungeEntry: false,
  otherLounges: false,
  autoSubscribe: false,
  cookieConsent: false,
};

export const skyTheme: ThemeConfig = {
  theme: 'sky',
  buildNo,
  config: {
    logo: '/themes/sky/logo.svg',
    ramp: {},
    lightTokens: {},
    darkTokens: {},
    appearance: 'light',
    font: 'sans-serif',
    languages: ['en', 'es', 'fr'],
    ownTranslations: [],
    loginType: 'STANDARD',
    initialPath: '/',
    country: 'US',
    payoutSupplier: 'LIST',
    contact: { phone: '+15550100000', email: 'help@sky.test' },
    cancellationHours: 24,
    flags: off,
  },
};
