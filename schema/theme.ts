import {
  array,
  boolean,
  enums,
  type Infer,
  literal,
  nullable,
  optional,
  pattern,
  record,
  string,
  type,
} from 'superstruct';

/** The release of this portal. A stored theme of another release is ignored. */
export const release = 'Version-1.232';
export const buildNo = 4352;

const colour = pattern(string(), /^#[0-9a-f]{6}$/i);

/**
 * GET /themes/{theme}/config.json: the look and the features of a partner's instance. Built from
 * themes/{theme}/config.json, whose brand colour becomes the ramp.
 */
export const ThemeConfig = type({
  theme: string(),
  buildNo: literal(buildNo),
  config: type({
    /** Path that the browser requests: `/themes/sky/logo.svg`. */
    logo: string(),
    /** Replaces `logo` on a dark background. */
    logoDark: optional(nullable(string())),
    /** Fluent's sixteen steps, "10" (darkest) to "160". */
    ramp: record(string(), colour),
    /** All tokens of Fluent and of the portal (`src/ui/tokens.ts`). The build checks their contrast. */
    lightTokens: record(string(), string()),
    darkTokens: record(string(), string()),
    appearance: enums(['light', 'dark', 'system']),
    font: string(),
    /** Typefaces: fallbacks installed on the device (`local(…)`), and files to load after the first paint. */
    faces: array(type({ family: string(), source: string(), descriptors: record(string(), string()) })),
    /** Codes of the languages offered: en, es, fr, … */
    languages: array(string()),
    /** Names of the languages for which the theme overrides texts. */
    ownTranslations: array(string()),
    loginType: enums(['STANDARD', 'OTC', 'SSO']),
    /** The page shown after a session timed out. */
    initialPath: string(),
    /** ISO 3166-1 alpha-2. */
    country: string(),
    payoutSupplier: enums(['LIST', 'PAYMENTRAILS']),
    contact: nullable(type({ phone: string(), email: string() })),
    /** The role that may change the passengers of an account, besides agents. Employees are users too. */
    passengerMaintenance: type({ employees: boolean(), users: boolean() }),
    /** Whether agents search for customers here. Otherwise the partner's own system passes the customer on. */
    customerFinder: boolean(),
    /** The initial order of My insurances: by departure, or by what needs attention. */
    tripOrder: enums(['newest', 'attention']),
    /** Patterns for values of monitored data, by data type. A type without a pattern accepts any value. */
    monitoredPatterns: optional(record(string(), string())),
    flags: type({
      parametric: boolean(),
      dataMonitoring: boolean(),
      payoutsDisabled: boolean(),
      registrationRequiresPolicy: boolean(),
      mfa: boolean(),
      mfaSkip: boolean(),
      purchase: boolean(),
      passengerSelection: boolean(),
      includePolicy: boolean(),
      payoutRequiredBeforeTrip: boolean(),
      resolutionOnly: boolean(),
      luggageInclusion: boolean(),
      advancedPreferences: boolean(),
      contactUs: boolean(),
      loungeHours: boolean(),
      loungeLocation: boolean(),
      loungeDirections: boolean(),
      noLoungeEntry: boolean(),
      otherLounges: boolean(),
      autoSubscribe: boolean(),
      cookieConsent: boolean(),
    }),
  }),
});
export type ThemeConfig = Infer<typeof ThemeConfig>;
export type Flags = ThemeConfig['config']['flags'];
