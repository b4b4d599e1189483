import { array } from 'superstruct';

import { FoundCustomer } from '#schema/rest/agents.ts';
import { Claim, ClaimAttachment, ClaimPayout, Dataset, StreamUrl } from '#schema/rest/claims.ts';
import { Client } from '#schema/rest/client.ts';
import { Nothing } from '#schema/rest/common.ts';
import { Airport, Article, Document, Question } from '#schema/rest/content.ts';
import { AlertSent } from '#schema/rest/disruptions.ts';
import { InsuredItem, ItemsAdded, Proposition } from '#schema/rest/items.ts';
import { LostBag } from '#schema/rest/luggage.ts';
import { PartnerPolicy } from '#schema/rest/partnerPolicies.ts';
import {
  BankLookupResult,
  PayoutConfig,
  PayoutMethod,
  PayoutMethodCreated,
  PayoutWidget,
  RequiredFields,
} from '#schema/rest/payouts.ts';
import { PersonalLink, Registered } from '#schema/rest/registration.ts';
import { ResolutionChanged, ResolutionOptions } from '#schema/rest/resolutions.ts';
import { Access, OneTimeCodeSession, SignIn } from '#schema/rest/session.ts';
import { TicketSent } from '#schema/rest/support.ts';
import { CheckedFlight, Passenger, Trip } from '#schema/rest/trips.ts';
import { OfferedSecret, SecondFactorState } from '#schema/rest/twoStep.ts';
import { Policy, User } from '#schema/rest/users.ts';

import { monitoringCalls } from './monitoringCalls.ts';
import { table } from './row.ts';

/** All calls of the gateway: for each field of portal.graphql, the insurer's call that provides it. */
export const calls = table({
  // client
  client: { call: 'GET /platform/client?domain', answer: Client },

  // content
  document: { call: 'GET /cms/documents/{name}/{locale}?partnerId', answer: Document },
  airports: { call: 'GET /cms/documents/airport_lookup_list', answer: array(Airport) },
  articles: { call: 'GET /cms/{bundle}/v1/{locale}', answer: array(Article) },
  faq: { call: 'GET /cms/faq/{product}/{bundle}/v1/{locale}', answer: array(Question) },

  sendSupportTicket: {
    call: 'POST /platform/user/support/{partnerId}',
    body: 'ticket',
    answer: TicketSent,
    repeat: 'never',
    tellsAddress: true,
  },

  // session
  login: {
    call: 'POST /platform/user/login',
    body: 'credentials',
    answer: SignIn,
    repeat: 'never',
    signsIn: true,
    isExact: true,
  },
  requestOtc: {
    call: 'POST /platform/user/login/otc',
    body: 'request',
    answer: OneTimeCodeSession,
    repeat: 'never',
    signsIn: true,
    isExact: true,
  },
  confirmOtc: {
    call: 'POST /platform/user/login/confirm',
    body: 'confirmation',
    answer: SignIn,
    repeat: 'never',
    signsIn: true,
    isExact: true,
  },
  sso: { call: 'GET /platform/user/sso/{token}', answer: SignIn, repeat: 'never', signsIn: true, isExact: true },
  confirmMfa: {
    call: 'POST /platform/user/mfa/confirm',
    body: 'confirmation',
    answer: SignIn,
    repeat: 'never',
    signsIn: true,
    isExact: true,
  },
  forgotPassword: {
    call: 'POST /platform/user/forgotPassword',
    body: 'request',
    answer: Nothing,
    repeat: 'never',
    signsIn: true,
  },
  resetPassword: {
    call: 'POST /platform/user/resetPassword',
    body: 'reset',
    answer: Nothing,
    repeat: 'never',
    signsIn: true,
  },
  register: {
    call: 'POST /platform/user/register/{partnerId}',
    body: 'registration',
    answer: Registered,
    repeat: 'never',
    signsIn: true,
    isExact: true,
  },
  link: { call: 'GET /platform/user/link/{linkId}', answer: PersonalLink, isExact: true },
  enrol: {
    call: 'POST /accounts/user/enrol/{linkId}',
    body: 'enrolment',
    answer: Registered,
    repeat: 'never',
    signsIn: true,
    isExact: true,
  },
  logout: { call: 'GET /platform/user/logout', answer: Nothing, repeat: 'never' },

  // account
  user: { call: 'GET /platform/users/{id}', answer: User },
  access: { call: 'GET /platform/users/{id}/access', answer: Access, isExact: true },
  policies: { call: 'GET /platform/users/{userId}/policies', answer: array(Policy) },
  updateUser: { call: 'PATCH /platform/users/{id}', body: 'changes', answer: User, repeat: 'by key' },
  changeEmail: { call: 'POST /platform/users/{id}/changeEmail', body: 'change', answer: User, repeat: 'by key' },
  joinPolicy: {
    call: 'PUT /platform/users/{id}/policies/{externalPolicyNumber}',
    answer: array(Policy),
    repeat: 'by key',
  },
  requestMfaSecret: {
    call: 'POST /platform/user/mfa/token',
    body: ['label'],
    answer: OfferedSecret,
    repeat: 'never',
    isExact: true,
  },
  changeMfa: {
    call: 'POST /platform/user/mfa',
    body: 'change',
    answer: SecondFactorState,
    repeat: 'never',
    signsIn: true,
    isExact: true,
  },

  // agents
  customers: { call: 'GET /platform/agents/{agentId}/customers?sought', answer: array(FoundCustomer) },
  actFor: {
    call: 'POST /platform/agents/{agentId}/customers/{userId}/session',
    answer: SignIn,
    repeat: 'never',
    isExact: true,
  },

  partnerPolicies: { call: 'GET /platform/partners/{partnerId}/policies?sought', answer: array(PartnerPolicy) },
  putPartnerPolicy: {
    call: 'PUT /platform/partners/{partnerId}/policies',
    body: 'policy',
    answer: Policy,
    repeat: 'by key',
  },
  patchPartnerPolicy: {
    call: 'PATCH /platform/partners/{partnerId}/policies/{externalPolicyNumber}',
    body: 'changes',
    answer: Policy,
    repeat: 'by key',
  },
  deletePartnerPolicy: {
    call: 'DELETE /platform/partners/{partnerId}/policies/{externalPolicyNumber}',
    answer: Nothing,
    repeat: 'by key',
  },

  // payouts
  payoutMethods: { call: 'GET /platform/payouts/methods?userId', answer: array(PayoutMethod) },
  payoutConfig: { call: 'GET /platform/payouts/config?userId', answer: PayoutConfig },
  requiredFields: { call: 'GET /platform/payouts/required-fields/{vendor}?currency', answer: RequiredFields },
  bankLookup: {
    call: 'GET /platform/payouts/required-fields/{vendor}?country&bankSearch',
    answer: array(BankLookupResult),
  },
  payoutWidget: { call: 'GET /platform/payouts/widget?userId&lang', answer: PayoutWidget },
  createPayoutMethod: {
    call: 'POST /platform/payouts/methods',
    body: 'method',
    answer: PayoutMethodCreated,
    repeat: 'by key',
  },
  updatePayoutMethod: {
    call: 'PATCH /platform/payouts/methods/{payoutMethodId}',
    body: 'changes',
    answer: PayoutMethod,
    repeat: 'by key',
  },
  deletePayoutMethod: { call: 'DELETE /platform/payouts/methods/{payoutMethodId}', answer: Nothing, repeat: 'by key' },

  // resolutions
  resolutionOptions: {
    call: 'GET /platform/resolutions/options?category&tripId&flightId&bagId&itemId&monitorId',
    answer: ResolutionOptions,
  },
  submitResolution: {
    call: 'PUT /platform/resolutions',
    body: 'resolution',
    answer: ResolutionChanged,
    repeat: 'by key',
  },
  confirmResolution: {
    call: 'PUT /platform/resolutions/{resolutionId}/confirm',
    answer: ResolutionChanged,
    repeat: 'by key',
  },
  patchResolution: {
    call: 'PATCH /platform/resolutions/{resolutionId}',
    body: ['status'],
    answer: ResolutionChanged,
    repeat: 'by key',
  },

  ...monitoringCalls,

  // travel
  lostBags: { call: 'GET /travel/luggage/lost/bags', answer: array(LostBag) },
  lostBag: { call: 'GET /travel/luggage/lost/bags/{bagId}', answer: LostBag },
  createBag: { call: 'POST /travel/luggage/lost/bags', body: 'bag', answer: LostBag, repeat: 'by key' },
  updateBag: {
    call: 'PATCH /travel/luggage/lost/bags/{bagId}',
    body: 'changes',
    answer: LostBag,
    repeat: 'by key',
  },
  deleteBag: { call: 'DELETE /travel/luggage/lost/bags/{bagId}', answer: Nothing, repeat: 'by key' },
  trips: { call: 'GET /travel/trips?userId', answer: array(Trip) },
  passengers: { call: 'GET /travel/passengers', answer: array(Passenger) },
  addPassenger: { call: 'POST /travel/passengers', body: 'passenger', answer: Passenger, repeat: 'by key' },
  updatePassenger: {
    call: 'PATCH /travel/passengers/{passengerId}',
    body: 'changes',
    answer: Passenger,
    repeat: 'by key',
  },
  deletePassenger: { call: 'DELETE /travel/passengers/{passengerId}', answer: Nothing, repeat: 'by key' },
  validateFlight: {
    call: 'GET /travel/flights/validate?embarkDate&flightNumber&flightType&direction&policyNumber&origin',
    answer: array(CheckedFlight),
    besideStatus: 'flights',
  },
  createFlight: { call: 'POST /travel/flights', body: 'flight', answer: CheckedFlight, repeat: 'by key' },
  updateTrip: { call: 'PATCH /travel/trips/{tripId}', body: 'travellers', answer: Trip, repeat: 'by key' },
  deleteTrip: { call: 'DELETE /travel/trips/{tripId}', answer: Nothing, repeat: 'by key' },
  createTrip: { call: 'POST /travel/insurance/blink-it', body: 'trip', answer: Trip, repeat: 'by key' },
  notifyAlert: { call: 'POST /travel/flights/notify-alert', body: 'alert', answer: AlertSent, repeat: 'by key' },
  raiseAlert: {
    call: 'POST /travel/trips/{tripId}/flights/{flightId}/alert',
    body: 'alert',
    answer: AlertSent,
    repeat: 'by key',
  },

  // parametric
  items: { call: 'GET /platform/items', answer: array(InsuredItem) },
  defaultProposition: { call: 'GET /platform/partners/{partnerId}/propositions/default', answer: Proposition },
  addItems: { call: 'POST /platform/items/transaction', body: 'transaction', answer: ItemsAdded, repeat: 'by key' },
  updateItem: { call: 'PATCH /platform/items/{itemId}', body: 'changes', answer: InsuredItem, repeat: 'by key' },
  deleteItem: { call: 'DELETE /platform/items/{itemId}', answer: Nothing, repeat: 'by key' },
  claims: { call: 'GET /platform/items/views/item-alerts?active&itemId&alertId', answer: array(Claim) },
  updateClaim: {
    call: 'PATCH /platform/items/{itemId}/alerts/{alertId}',
    body: 'changes',
    answer: Claim,
    repeat: 'by key',
  },
  updateDataset: {
    call: 'PATCH /platform/items/{itemId}/alerts/{alertId}/datasets/{datasetId}',
    body: 'changes',
    answer: Dataset,
    repeat: 'by key',
  },
  createDataset: {
    call: 'POST /platform/items/{itemId}/alerts/{alertId}/datasets',
    body: 'dataset',
    answer: Dataset,
    repeat: 'by key',
  },
  createStreamUrl: {
    call: 'GET /platform/users/{id}/documents/stream-url?documentName',
    answer: StreamUrl,
    repeat: 'never',
  },
  attachDocument: {
    call: 'POST /platform/items/{itemId}/alerts/{alertId}/attachments?name',
    body: ['documentId'],
    answer: ClaimAttachment,
    repeat: 'by key',
  },
  updateClaimPayout: {
    call: 'PATCH /platform/items/{itemId}/alerts/{alertId}/payouts/{payoutId}',
    body: 'details',
    answer: ClaimPayout,
    repeat: 'by key',
  },
});
