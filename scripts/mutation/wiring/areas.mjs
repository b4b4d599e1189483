/**
 * @typedef {object} Area
 * @property {string} name
 * @property {string[]} tests parts of paths, as Vitest takes them: tests that must detect a fault of the area
 * @property {string[]} journeys folders of `e2e/`, for faults that no test detects
 */

const everyScreen = ['tests/faults', 'tests/line/', 'tests/session/answers/'];

/** @type {readonly Area[]} */
export const areas = [
  {
    name: 'screens-cash',
    tests: [
      'tests/flows/resolutions/claimOption',
      'tests/flows/resolutions/selectPayout',
      'tests/flows/resolutions/addAddress',
      'tests/flows/resolutions/switchProvider',
      'tests/screens/answering/',
      'tests/screens/resolutions/',
      'src/screens/resolutions/',
      ...everyScreen,
    ],
    journeys: ['remedies', 'resolutions'],
  },
  {
    name: 'screens-remedies',
    tests: [
      'tests/flows/resolutions/',
      'tests/screens/answering/',
      'tests/screens/resolutions/',
      'src/screens/resolutions/',
      ...everyScreen,
    ],
    journeys: ['remedies', 'resolutions'],
  },
  {
    name: 'screens-payouts',
    tests: [
      'tests/flows/payouts/',
      'tests/screens/payouts/',
      'tests/screens/passengers/',
      'tests/screens/dialogs',
      ...everyScreen,
    ],
    journeys: ['payouts'],
  },
  {
    name: 'screens-insuring',
    tests: [
      'tests/flows/insurance/',
      'tests/screens/insuring/',
      'tests/screens/trips/',
      'tests/wizard/',
      'tests/session/',
      ...everyScreen,
    ],
    journeys: ['insuring', 'trips'],
  },
  {
    name: 'screens-claims',
    tests: [
      'tests/flows/claims/reviewOffer',
      'tests/flows/claims/sendPayoutDetails',
      'tests/screens/claim',
      'tests/screens/payoutDetails',
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
      'tests/screens/account/',
      'tests/screens/partnerPolicies',
      'src/screens/content/',
      ...everyScreen,
    ],
    journeys: ['account'],
  },
  {
    name: 'session',
    tests: [
      'tests/session/',
      'tests/flows/payouts/',
      'tests/flows/session/',
      'tests/screens/notices',
      'tests/screens/dialogs',
      'tests/screens/payouts/',
      'tests/screens/insuring/leavingPurchases',
      'tests/screens/answering/claiming',
      ...everyScreen,
    ],
    journeys: ['sign-in', 'payouts'],
  },
  {
    name: 'gateway',
    tests: ['tests/gateway/', 'tests/access/', 'tests/contracts/', 'tests/faults', 'gateway/'],
    journeys: ['remedies', 'payouts', 'insuring'],
  },
  {
    name: 'sandbox-payouts',
    tests: ['tests/sandbox/payouts/', 'tests/sandbox/resolutions/', 'tests/sandbox/storage/', 'tests/contracts/frames'],
    journeys: ['remedies', 'payouts'],
  },
  {
    name: 'sandbox-insuring',
    tests: ['tests/sandbox/insuring/', 'tests/sandbox/storage/'],
    journeys: ['insuring', 'trips'],
  },
  {
    name: 'sandbox-claims',
    tests: ['tests/sandbox/claims/', 'tests/sandbox/storage/'],
    journeys: ['claims'],
  },
  {
    name: 'chart-money',
    tests: ['machines/resolutions/', 'machines/payouts/', 'tests/flows/resolutions/', 'tests/flows/payouts/setUp'],
    journeys: ['remedies', 'payouts'],
  },
  {
    name: 'chart-booking',
    tests: ['machines/insurance/', 'tests/flows/insurance/', 'tests/screens/insuring/'],
    journeys: ['insuring'],
  },
  {
    name: 'chart-session',
    tests: ['machines/app/', 'machines/session/', 'tests/flows/app/notifier', 'tests/flows/session/session'],
    journeys: ['sign-in'],
  },
];
