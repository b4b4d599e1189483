/** The part of Griffel that makes styles in the browser: only what comes after the first screen does. */
const stylesAtRunTime =
  /rtl-css-js|@griffel\/core\/.*\/(shorthands\/|makeStyles|resolveStyleRules|runtime\/(shorthands|stylis\/|compile|warnings\/|resolveStyleRules|utils\/(cssify|hash(?!Sequence)|hyphenate|generate|is)))/;

const around =
  'src/screens/sign-in/(StillWaiting|SecondFactorForm|CodeStep)|src/app/(shell/(UserMenu|ActingFor|FocusKeeper)|notices/|consent/)';
const data = 'src/(api/(queries|datasets|account/user)|app/portal/data/readAgain)';

/**
 * The files of the build, cut by when they are needed rather than by who shares what: a phone far from a mast waits longer
 * for an answer to begin than for it to end. A module goes with the first file that needs it.
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
  // As heavy as a page: the overview has it after everything else, the wizard with a form that asks for a number.
  { name: 'phones', test: /rules\/people\/phone|libphonenumber-js/ },
  // With the field for long texts, which the wizard has from there, and the page to contact the insurer.
  { name: 'account', test: /src\/(app\/pages\/account\/|forms\/text\/LongTextField)/ },
  {
    name: 'wizard',
    test: /src\/(app\/pages\/wizard\/|screens\/(passengers\/AddPassengerHere|trips\/report\/NotifyDisruption))/,
  },
  // For administrators, with the dialogs that it has in common with the wizard.
  { name: 'policies', test: /src\/app\/pages\/policies\// },
  { name: 'nationalities', test: /i18n-nationality/ },
  { name: 'profile', test: /src\/app\/pages\/profile\// },
  { name: 'documents', test: /src\/(app\/pages\/documents\/|screens\/content\/support\/CallCosts)/ },
  // For the few who may enter a flight that no airline lists.
  { name: 'byHand', test: /src\/screens\/insurance\/lookup\/ByHand/ },
  { name: 'remedies', test: /src\/app\/pages\/remedies\// },
  // The engine for patterns from outside, which payouts and monitored data share.
  { name: 'patterns', test: /rules\/text\/pattern|re2js/ },
  // Its list of banks is as long as one that flights are entered by.
  {
    name: 'payouts',
    test: /src\/(app\/pages\/payouts\/|screens\/resolutions\/cash\/payout\/(AddAddress|SwitchProvider))/,
  },
  { name: 'monitoring', test: /src\/(app\/pages\/monitoring\/|screens\/monitoring\/(list|items|card)\/)/ },
  { name: 'claims', test: /src\/app\/pages\/claims\// },
  // A library as heavy as half of the first screen, for whom an offer waits.
  { name: 'charts', test: /src\/screens\/claims\/offer\/chart\/OfferChart|@fluentui\/react-charts/ },
  { name: 'support', test: /src\/app\/pages\/support\// },
  { name: 'temporal', test: /temporal-polyfill/ },
].map((file, at, { length }) => ({ ...file, priority: length - at }));
