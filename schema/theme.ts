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

/** The release this portal is; a stored theme of another build is not used. */
export const release = 'Version-1.223';
export const buildNo = 4352;

const colour = pattern(string(), /^#[0-9a-f]{6}$/i);

/**
 * GET /themes/{theme}/config.json: how a partner's instance looks and what it offers. Built from themes/{theme}/config.json,
 * whose one brand colour becomes the ramp here.
 */
export const ThemeConfig = type({
  theme: string(),
  buildNo: literal(buildNo),
  config: type({
    /** As the browser asks for it: `/themes/sky/logo.svg`. */
    logo: string(),
    /** In place of `logo` on a dark ground. */
    logoDark: optional(nullable(string())),
    /** Fluent's sixteen steps, "10" (darkest) to "160". */
    ramp: record(string(), colour),
    /** Every token of Fluent's and of ours (`src/ui/tokens.ts`), found legible when the theme was built. */
    lightTokens: record(string(), string()),
    darkTokens: record(string(), string()),
    appearance: enums(['light', 'dark', 'system']),
    font: string(),
    /** Typefaces: those of devices that stand in for others (`local(…)`), and files to load once the page has been seen. */
    faces: array(type({ family: string(), source: string(), descriptors: record(string(), string()) })),
    /** Codes of the languages offered: en, es, fr, … */
    languages: array(string()),
    /** Languages for which the theme has a file of its own, by file name. */
    ownTranslations: array(string()),
    loginType: enums(['STANDARD', 'OTC', 'SSO']),
    /** Where a timed-out session goes. */
    initialPath: string(),
    /** ISO 3166-1 alpha-2. */
    country: string(),
    payoutSupplier: enums(['LIST', 'PAYMENTRAILS']),
    contact: nullable(type({ phone: string(), email: string() })),
    /** Who maintains the passengers of an account; agents always may. Employees are users too. */
    passengerMaintenance: type({ employees: boolean(), users: boolean() }),
    /** Whether agents find their customers here; else a system of the partner's hands them over. */
    customerFinder: boolean(),
    /** The order of My insurances until a customer chooses another one: by departure, or by what needs them. */
    tripOrder: enums(['newest', 'attention']),
    /** Patterns that a value of monitored data matches, by data type. A type without one takes any value. */
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
