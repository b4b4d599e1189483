import { calls } from '#gateway/calls.ts';

export type Name = keyof typeof calls;

const open: readonly Name[] = [
  'client',
  'document',
  'airports',
  'articles',
  'faq',
  'login',
  'forgotPassword',
  'resetPassword',
  'register',
  'link',
  'enrol',
  'sendSupportTicket',
  'requestOtc',
  'confirmOtc',
  'sso',
  'confirmMfa',
];
/** Calls that only agents and administrators may make, and only in their own name. */
export const agents: readonly Name[] = ['customers', 'actFor'];

/** Calls for agents and administrators; partnerPolicies.test.ts has their tests. */
const elevated: readonly Name[] = ['partnerPolicies', 'putPartnerPolicy', 'patchPartnerPolicy', 'deletePartnerPolicy'];

/** Every call about Anna that requires a session. */
export const closed = (Object.keys(calls) as Name[]).filter(
  (name) => ![...open, ...agents, ...elevated, 'raiseAlert', 'logout'].includes(name),
);
/** Calls whose path names the customer; the others take the customer from the session. */
export const named = closed.filter((name) =>
  /\{(?!passengerId|tripId|bagId|flightId|payoutMethodId|vendor|resolutionId|itemId|alertId|datasetId|payoutId|partnerId)\w+\}|[?&]userId\b/.test(
    calls[name].call,
  ),
);

/** Refused to agents who act for a customer. */
export const ofHolder: readonly Name[] = ['requestMfaSecret', 'changeMfa'];

/** Manual flights need a right that few customers have. */
export const customerOf = (name: Name) => (name === 'createFlight' ? 'charter@sky.test' : 'anna@sky.test');

/** Calls that the customer may make, with a different outcome at this partner. */
export const elsewhere: Partial<Record<Name, string>> = {
  payoutWidget: 'PAYOUT_SERVICE_NOT_CONFIGURED',
  defaultProposition: 'NO_DEFAULT_PROPOSITION',
  addItems: 'PROPOSITION_NOT_FOUND',
  attachDocument: 'ALERT_NOT_FOUND',
  updateClaimPayout: 'ALERT_NOT_FOUND',
  updateClaim: 'ALERT_NOT_FOUND',
  updateDataset: 'ALERT_NOT_FOUND',
  createDataset: 'ALERT_NOT_FOUND',
  owlAlert: 'ALERT_NOT_FOUND',
  owlActions: 'ALERT_NOT_FOUND',
  setAlertAction: 'ALERT_NOT_FOUND',
  completeAlert: 'ALERT_NOT_FOUND',
  subscribe: 'PRODUCT_NOT_FOUND',
  scan: 'PRODUCT_NOT_FOUND',
  createTokenFrame: 'PRODUCT_NOT_FOUND',
  addMonitored: 'PRODUCT_NOT_FOUND',
  renameMonitored: 'PRODUCT_NOT_FOUND',
  deleteMonitored: 'PRODUCT_NOT_FOUND',
};

export const done = [
  'loaded',
  'granted',
  'read',
  'checked',
  'created',
  'insured',
  'added',
  'edited',
  'deleted',
  'saved',
  'cancelled',
  'sent',
  'changed',
  'offered',
  // This partner's customers have no insured items; they belong to another partner.
  'gone',
];

/** Calls that require the write flag, with the right that each requires. */
export const writes: Partial<Record<Name, string>> = {
  updateUser: 'ACCESS_DENIED',
  changeEmail: 'ACCESS_DENIED',
  joinPolicy: 'ACCESS_DENIED',
  createFlight: 'FLIGHT_NOT_PERMITTED',
  createTrip: 'ACCESS_DENIED',
  addPassenger: 'ACCESS_DENIED',
  updatePassenger: 'ACCESS_DENIED',
  deletePassenger: 'ACCESS_DENIED',
  updateTrip: 'ACCESS_DENIED',
  deleteTrip: 'ACCESS_DENIED',
  createBag: 'ACCESS_DENIED',
  updateBag: 'ACCESS_DENIED',
  deleteBag: 'ACCESS_DENIED',
  createPayoutMethod: 'ACCESS_DENIED',
  updatePayoutMethod: 'ACCESS_DENIED',
  deletePayoutMethod: 'ACCESS_DENIED',
  submitResolution: 'ACCESS_DENIED',
  confirmResolution: 'ACCESS_DENIED',
  patchResolution: 'ACCESS_DENIED',
  addItems: 'ACCESS_DENIED',
  updateItem: 'ACCESS_DENIED',
  deleteItem: 'ACCESS_DENIED',
  createStreamUrl: 'ACCESS_DENIED',
  attachDocument: 'ACCESS_DENIED',
  updateClaimPayout: 'ACCESS_DENIED',
  updateClaim: 'ACCESS_DENIED',
  updateDataset: 'ACCESS_DENIED',
  createDataset: 'ACCESS_DENIED',
};
