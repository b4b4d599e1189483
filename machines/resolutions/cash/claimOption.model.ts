import type { InputFrom } from 'xstate';

import type { OptionStatus } from '#schema/lifecycles.ts';
import type { Model } from '../../kit/model.ts';
import { createRefusal } from '../../kit/refusals.model.ts';
import { toCustomerAct } from '../case/attempt.ts';
import type { Case, Option } from '../resolutions.ts';
import { claimOptionMachine } from './claimOption.machine.ts';
import { household } from './selectPayout.model.ts';

export const cash: Option = {
  optionId: 'option-1',
  type: 'CASH',
  status: 'Initial',
  selected: null,
  resolutionId: null,
  prize: 40,
  cap: null,
  dependency: null,
  manual: false,
  lounges: [],
  alternates: [],
  hotels: [],
  booking: null,
  chosen: [],
  confirmation: null,
  payout: null,
  lastChange: null,
  changes: [],
};
const points: Option = { ...cash, type: 'POINTS', prize: 2_500 };
const claimed: Option = { ...cash, status: 'Requested', resolutionId: 'resolution-1' };

const which = { category: 'FLIGHT', tripId: 'trip-1', flightId: 'flight-1' } as const;
export const answers = { noAllowed: true, callMeAllowed: true };

const input: InputFrom<typeof claimOptionMachine> = {
  option: cash,
  remedy: 'CASH',
  allowances: answers,
  which,
  isPaidByPartner: false,
  maySetUp: true,
  mayComplete: true,
  userId: 'anna',
  mayWrite: true,
  newKey: () => 'key-1',
};

const caseWith = (option: Option): Case => ({
  options: [option],
  currency: 'USD',
  isPaidByPartner: false,
  allowances: answers,
  policy: null,
  flight: null,
  alert: null,
  bag: null,
  item: null,
  passengers: [],
  next: option.type,
  flow: false,
});

/** Returns the disruption with the option in this status. */
export const createDisruptionRead = (status: OptionStatus, option: Option = claimed) => ({
  kind: 'read' as const,
  case: caseWith({ ...option, status, resolutionId: status === 'Initial' ? null : 'resolution-1' }),
  at: 0,
});
export const createChangedAnswer = (status: OptionStatus) => ({
  kind: 'changed' as const,
  resolutionId: 'resolution-1',
  status,
});
/** A refusal without a code, in words that are not meant for customers. */
export const inOwnWords = { kind: 'refused', reaction: { kind: 'error', message: 'Carrier offline' } } as const;
const said = (option: Option) => ({ option, allowances: answers });

export const claimOptionModel = {
  machine: claimOptionMachine,
  inputs: {
    cash: input,
    'cash that is paid by hand': { ...input, option: { ...cash, manual: true } },
    points: { ...input, option: points, remedy: 'POINTS' },
    'claimed and not confirmed': { ...input, option: claimed },
    'claimed and paid by hand': { ...input, option: { ...claimed, manual: true } },
    'who may only look': { ...input, mayWrite: false },
  },
  events: {
    'option.claimed': 'no payload',
    'account.change.requested': 'no payload',
    'account.read': { 'the only one': { account: household }, none: { account: null } },
    'decline.requested': 'no payload',
    'decline.confirmed': 'no payload',
    'decline.cancelled': 'no payload',
    'call.requested': 'no payload',
    'resend.requested': 'no payload',
    'edit.requested': 'no payload',
    'claim.confirmed': 'no payload',
    'retry.requested': 'no payload',
    'option.read': {
      'as before': said(cash),
      claimed: said(claimed),
      rejected: said({ ...claimed, status: 'Rejected' }),
    },
  },
  answers: {
    selectPayout: {
      selected: { kind: 'selected', method: household, isOnward: true },
      'set up for later': { kind: 'selected', method: household, isOnward: false },
      dismissed: { kind: 'dismissed' },
      outdated: { kind: 'outdated' },
    },
    changePayout: {
      selected: { kind: 'selected', method: household, isOnward: true },
      'none needed': { kind: 'selected', method: null, isOnward: true },
      dismissed: { kind: 'dismissed' },
    },
    readMethods: {
      'as it was': { kind: 'read', methods: [household] },
      otherwise: { kind: 'read', methods: [{ ...household, description: 'Another account' }] },
      PAYOUT_SERVICE_ERROR: createRefusal('PAYOUT_SERVICE_ERROR'),
    },
    submit: {
      taken: createChangedAnswer('Requested'),
      rejected: createChangedAnswer('Rejected'),
      called: createChangedAnswer('CallMe'),
      INVALID_RESOLUTION_TYPE: createRefusal('INVALID_RESOLUTION_TYPE'),
      CLAIMS_EXCEEDED: createRefusal('CLAIMS_EXCEEDED'),
      PAYMENT_METHOD_NOT_FOUND: createRefusal('PAYMENT_METHOD_NOT_FOUND'),
      'a message without a code': inOwnWords,
    },
    confirm: {
      confirmed: createChangedAnswer('Confirmed'),
      failed: createChangedAnswer('Failed'),
      'as it was': createChangedAnswer('Requested'),
      INVALID_RESOLUTION_TYPE: createRefusal('INVALID_RESOLUTION_TYPE'),
      PAYOUT_NOT_FOUND: createRefusal('PAYOUT_NOT_FOUND'),
      'a message without a code': inOwnWords,
    },
    readCase: {
      'not claimed': createDisruptionRead('Initial'),
      claimed: createDisruptionRead('Requested'),
      confirmed: createDisruptionRead('Confirmed'),
      failed: createDisruptionRead('Failed'),
      gone: { ...createDisruptionRead('Initial'), case: { ...caseWith(cash), options: [] } },
      ALERT_NOT_FOUND: createRefusal('ALERT_NOT_FOUND'),
    },
  },
  stateKey: ({ remedy, option, mayWrite, attempt, confirmKey }) =>
    [
      ...(remedy === 'POINTS' ? ['points'] : []),
      ...(option.manual ? ['by hand'] : []),
      ...(mayWrite ? [] : ['looks']),
      option.status,
      ...(attempt ? [toCustomerAct(remedy, attempt.answer)] : []),
      ...(confirmKey ? ['unsure'] : []),
    ].join(', '),
} satisfies Model<typeof claimOptionMachine>;
