import type { Client } from '#schema/rest/client.ts';
import { buildNo, type ThemeConfig } from '#schema/theme.ts';

import type { Model } from '../../kit/model.ts';
import { type KeptTheme, themeMachine } from './theme.machine.ts';

export const client: Client = {
  partnerId: 'sky',
  cmsBundle: 'sky',
  branding: { theme: 'sky', product: 'travel', name: 'Sky' },
};

const flags: ThemeConfig['config']['flags'] = {
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

export const themeNamed = (name: string): ThemeConfig => ({
  theme: name,
  buildNo,
  config: {
    logo: `/themes/${name}/logo.svg`,
    ramp: { '80': '#0f6cbd' },
    lightTokens: {},
    darkTokens: {},
    appearance: 'system',
    font: 'system-ui',
    faces: [],
    languages: ['en', 'es', 'fr'],
    ownTranslations: [],
    loginType: 'STANDARD',
    initialPath: '/',
    country: 'US',
    payoutSupplier: 'LIST',
    contact: null,
    customerFinder: true,
    tripOrder: 'attention',
    passengerMaintenance: { employees: true, users: true },
    flags,
  },
});

const [now, DAY] = [1_772_366_400_000, 86_400_000];
const page = { client, theme: null, kept: null, now };
const kept = (name: string, age: number): KeptTheme => ({ theme: themeNamed(name), timestamp: now - age });

export const themeModel = {
  machine: themeMachine,
  inputs: {
    'an empty page': { ...page, client: null },
    'a page with client and theme': { ...page, theme: themeNamed('sky') },
    'a page with client and baseline': { ...page, theme: themeNamed('baseline') },
    'a page with another theme': { ...page, theme: themeNamed('voyage') },
    'a page with the client, a theme of today kept': { ...page, kept: kept('sky', DAY - 1) },
    'a page with the client, a theme of yesterday kept': { ...page, kept: kept('sky', DAY) },
    'a page with the client, another theme kept': { ...page, kept: kept('voyage', 0) },
    'an empty page, a theme of today kept': { ...page, client: null, kept: kept('sky', 0) },
  },
  events: {},
  answers: {
    getClient: {
      found: { kind: 'found', client },
      PARTNER_NOT_FOUND: { kind: 'refused', failure: { code: 'PARTNER_NOT_FOUND', message: 'Nobody lives here' } },
    },
    getTheme: { found: { kind: 'found', theme: themeNamed('sky') }, unusable: { kind: 'unusable' } },
    getBaseline: { found: { kind: 'found', theme: themeNamed('baseline') }, unusable: { kind: 'unusable' } },
  },
  stateKey: ({ client: known, theme, kept: stored }) =>
    [
      ...(known ? ['client known'] : []),
      ...(theme ? [`theme ${theme.theme}`] : []),
      ...(stored && !theme ? [`${stored.theme.theme} kept`] : []),
    ].join(', '),
} satisfies Model<typeof themeMachine>;
