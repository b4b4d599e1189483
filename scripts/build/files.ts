/** The part of Griffel that creates styles in the browser, which only code after the first screen does. */
const stylesAtRunTime =
  /rtl-css-js|@griffel\/core\/.*\/(shorthands\/|makeStyles|resolveStyleRules|runtime\/(shorthands|stylis\/|compile|warnings\/|resolveStyleRules|utils\/(cssify|hash(?!Sequence)|hyphenate|generate|is)))/;

const around =
  'src/screens/sign-in/(StillWaiting|SecondFactorForm|CodeStep)|src/app/(shell/(UserMenu|ActingFor|FocusKeeper)|notices/|consent/)';
const data = 'src/(api/(queries|datasets|account/user)|app/portal/(data/readAgain|applyPreferences))';

/**
 * The files of the build, split by when they are needed rather than by shared modules: on a slow network, the latency
 * of a request costs more than its transfer. A module belongs to the first file that needs it.
 */
export const files = [
  {
    name: 'first',
    tags: ['$initial' as const],
    includeDependenciesRecursively: false,
    test: (id: string) => !stylesAtRunTime.test(id),
  },
  {
    name: 'inside',
    test: new RegExp(
      `src/app/(pages/inside|widgets)/|src/app/routing/InsideRoutes|src/session/handOver|${around}|${data}`,
    ),
  },
  // About the size of a page. The overview loads it last, and the wizard together with a form that asks for a number.
  { name: 'phones', test: /rules\/people\/phone|libphonenumber-js/ },
  // Includes the field for long texts, which the wizard loads from here, and the contact page.
  { name: 'account', test: /src\/(app\/pages\/account\/|forms\/text\/LongTextField)/ },
  {
    name: 'wizard',
    test: /src\/(app\/pages\/wizard\/|screens\/(passengers\/AddPassenger\.|trips\/report\/NotifyDisruption))/,
  },
  // For administrators. Includes the dialogs shared with the wizard.
  { name: 'policies', test: /src\/app\/pages\/policies\// },
  { name: 'nationalities', test: /i18n-nationality/ },
  { name: 'profile', test: /src\/app\/pages\/profile\// },
  { name: 'documents', test: /src\/(app\/pages\/documents\/|screens\/content\/support\/CallCosts)/ },
  // For the few users who may enter a flight that no airline lists.
  { name: 'byHand', test: /src\/screens\/insurance\/lookup\/ByHand/ },
  { name: 'resolutions', test: /src\/app\/pages\/resolutions\// },
  // The engine for external patterns, which payouts and monitored data share.
  { name: 'patterns', test: /rules\/text\/pattern|re2js/ },
  // Separate because its list of banks is long, like the lists of the flight entry.
  {
    name: 'payouts',
    test: /src\/(app\/pages\/payouts\/|screens\/resolutions\/cash\/payout\/(AddAddress|SwitchProvider))/,
  },
  { name: 'monitoring', test: /src\/(app\/pages\/monitoring\/|screens\/monitoring\/(list|items|card)\/)/ },
  { name: 'claims', test: /src\/app\/pages\/claims\// },
  // A library half as large as the first screen, for customers with a pending offer.
  { name: 'charts', test: /src\/screens\/claims\/review\/chart\/OfferChart|@fluentui\/react-charts/ },
  { name: 'support', test: /src\/app\/pages\/support\// },
  { name: 'temporal', test: /temporal-polyfill/ },
].map((file, at, { length }) => ({ ...file, priority: length - at }));
