/** The part of Griffel that creates styles at run time, which only later files need. */
const stylesAtRunTime =
  /rtl-css-js|@griffel\/core\/.*\/(shorthands\/|makeStyles|resolveStyleRules|runtime\/(shorthands|stylis\/|compile|warnings\/|resolveStyleRules|utils\/(cssify|hash(?!Sequence)|hyphenate|generate|is)))/;

const around =
  'src/screens/sign-in/(StillWaiting|SecondFactorForm|CodeStep)|src/app/(shell/(UserMenu|ActingFor|FocusKeeper)|notices/|consent/)';
const data = 'src/(api/(queries|datasets|account/user)|app/portal/data/readAgain)';

/**
 * Splits the build by when code is needed rather than by shared use: on a slow network, starting a request costs more
 * than the transfer. A module belongs to the first file that needs it.
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
  // As heavy as a page. The overview loads it last, the wizard with a form that asks for a phone number.
  { name: 'phones', test: /rules\/people\/phone|libphonenumber-js/ },
  // Contains the field for long texts and the contact page, which the wizard also uses.
  { name: 'account', test: /src\/(app\/pages\/account\/|forms\/text\/LongTextField)/ },
  {
    name: 'wizard',
    test: /src\/(app\/pages\/wizard\/|screens\/(passengers\/AddPassengerHere|trips\/report\/NotifyDisruption))/,
  },
  // For administrators. Contains the dialogs that it shares with the wizard.
  { name: 'policies', test: /src\/app\/pages\/policies\// },
  { name: 'nationalities', test: /i18n-nationality/ },
  { name: 'profile', test: /src\/app\/pages\/profile\// },
  { name: 'documents', test: /src\/(app\/pages\/documents\/|screens\/content\/support\/CallCosts)/ },
  // For the few who may enter a flight that no airline lists.
  { name: 'byHand', test: /src\/screens\/insurance\/lookup\/ByHand/ },
  { name: 'remedies', test: /src\/app\/pages\/remedies\// },
  // Contains the regular expression engine for external patterns. Its list of banks is as long as the one in the flight
  // form.
  {
    name: 'payouts',
    test: /src\/(app\/pages\/payouts\/|screens\/resolutions\/cash\/payout\/(AddAddress|SwitchProvider))|rules\/payouts\/pattern|re2js/,
  },
  { name: 'claims', test: /src\/app\/pages\/claims\// },
  // A library half as heavy as the first screen, needed only for an offer.
  { name: 'charts', test: /src\/screens\/claims\/offer\/chart\/OfferChart|@fluentui\/react-charts/ },
  { name: 'support', test: /src\/app\/pages\/support\// },
  { name: 'temporal', test: /temporal-polyfill/ },
].map((file, at, { length }) => ({ ...file, priority: length - at }));
