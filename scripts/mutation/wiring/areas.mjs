/**
 * @typedef {object} Area
 * @property {string} name
 * @property {string[]} tests parts of paths, as Vitest takes them: tests that must detect a fault of the area
 * @property {string[]} journeys folders of `e2e/`, for faults that no test detects
 */

const everyScreen = ['tests/faults', 'src/ui/connection/', 'src/api/'];

/** @type {readonly Area[]} */
export const areas = [
  {
    name: 'screens-cash',
    tests: [
      'tests/flows/resolutions/claimOption',
      'tests/flows/resolutions/selectPayout',
      'tests/flows/resolutions/addAddress',
      'tests/flows/resolutions/switchProvider',
      'src/screens/resolutions/',
      ...everyScreen,
    ],
    journeys: ['resolutions'],
  },
  {
    name: 'screens-resolutions',
    tests: ['tests/flows/resolutions/', 'src/screens/resolutions/', ...everyScreen],
    journeys: ['resolutions'],
  },
  {
    name: 'screens-payouts',
    tests: [
      'tests/flows/payouts/',
      'src/screens/payouts/',
      'src/screens/passengers/',
      'src/wizard/dialogs/dialogs',
      ...everyScreen,
    ],
    journeys: ['payouts'],
  },
  {
    name: 'screens-insurance',
    tests: [
      'tests/flows/insurance/',
      'src/screens/insurance/',
      'src/screens/trips/',
      'src/wizard/',
      'src/session/',
      ...everyScreen,
    ],
    journeys: ['insurance', 'trips'],
  },
  {
    name: 'screens-claims',
    tests: [
      'tests/flows/claims/reviewOffer',
      'tests/flows/claims/sendPayoutDetails',
      'src/screens/claims/',
      ...everyScreen,
    ],
    journeys: ['claims'],
  },
  {
    name: 'screens-account',
    tests: [
      'tests/flows/account/',
      'tests/flows/others',
      'tests/flows/app/cookieConsent',
      'src/screens/account/',
      'src/screens/agents/policies/partnerPolicies',
      'src/screens/content/',
      ...everyScreen,
    ],
    journeys: ['account'],
  },
  {
    name: 'session',
    tests: [
      'src/session/',
      'tests/flows/payouts/',
      'tests/flows/session/',
      'src/app/notices/notices',
      'src/wizard/dialogs/dialogs',
      'src/screens/payouts/',
      'src/screens/insurance/completion/leavingPurchases',
      'src/screens/resolutions/cash/claiming',
      ...everyScreen,
    ],
    journeys: ['sign-in', 'payouts'],
  },
  {
    name: 'gateway',
    tests: ['tests/access/', 'tests/contracts/', 'tests/faults', 'gateway/'],
    journeys: ['resolutions', 'payouts', 'insurance'],
  },
  {
    name: 'sandbox-payouts',
    tests: [
      'sandbox/payouts/',
      'sandbox/resolutions/',
      'sandbox/plugins/',
      'sandbox/database/',
      'tests/contracts/frames',
    ],
    journeys: ['resolutions', 'payouts'],
  },
  {
    name: 'sandbox-insurance',
    tests: ['sandbox/insurance/', 'sandbox/passengers/', 'sandbox/plugins/', 'sandbox/database/'],
    journeys: ['insurance', 'trips'],
  },
  {
    name: 'sandbox-claims',
    tests: ['sandbox/claims/', 'sandbox/plugins/', 'sandbox/database/'],
    journeys: ['claims'],
  },
  {
    name: 'chart-money',
    tests: ['machines/resolutions/', 'machines/payouts/', 'tests/flows/resolutions/', 'tests/flows/payouts/setUp'],
    journeys: ['resolutions', 'payouts'],
  },
  {
    name: 'chart-booking',
    tests: ['machines/insurance/', 'tests/flows/insurance/', 'src/screens/insurance/'],
    journeys: ['insurance'],
  },
  {
    name: 'chart-session',
    tests: ['machines/session/', 'tests/flows/app/notifier', 'tests/flows/session/session'],
    journeys: ['sign-in'],
  },
];
