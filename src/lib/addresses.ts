import { signInAddresses } from '#schema/picture.ts';

/** Every address of the portal, once. Where the specification names a path, it is that one. */
export const addresses = {
  ...signInAddresses,
  singleSignOn: '/login/sso',
  /** `forgot` and, in mailed links, `reset`. */
  password: '/password/:step',
  forgotPassword: '/password/forgot',
  register: '/register',
  /** The page of a personal link. */
  enrol: '/enrol/:linkId',
  dashboard: '/dashboard',
  insurance: '/insurance',
  insureTrip: '/insurance/add',
  trip: '/insurance/:tripId',
  luggage: '/luggage',
  bag: '/luggage/:bagId',
  passengers: '/passengers',
  payoutMethods: '/payout-methods',
  account: '/account',
  security: '/account/security',
  monitoredData: '/monitored-data',
  alerts: '/monitored-data/alerts',
  actionPlan: '/monitored-data/action-plan',
  support: '/support',
  resolution: '/resolution/select',
  grantPermission: '/permissions/grant',
  claimOffer: '/claim/offer/:alertId',
  claimHistory: '/claim/history/:alertId',
  agent: '/agent',
  partnerPolicies: '/admin/policies',
  help: '/help',
  article: '/help/:article',
  questions: '/faq',
  keyFacts: '/key-facts',
  terms: '/terms',
  privacy: '/privacy',
  payoutTerms: '/payout-terms',
  widgetExit: '/widgets/401',
  /** In development only. */
  inspector: '/inspector',
} as const;

/** Returns the address of the plan for an alert about monitored data. */
export const actionPlan = (alertId: string): string =>
  `${addresses.actionPlan}?${new URLSearchParams({ alertId }).toString()}`;
