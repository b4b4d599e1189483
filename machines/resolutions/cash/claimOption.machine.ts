import { type ActorRefFrom, and, assign, type SnapshotFrom } from 'xstate';

import { checkRefused, outcomeUnknown } from '../../kit/lostAnswer.states.ts';
import { hasRefusalCode, isRefused, react, withOutput } from '../../kit/refusals.ts';
import {
  getDisruptionRef,
  hasOutcome,
  hasStatus,
  isFree,
  isNews,
  takeChange,
  takeOption,
  takeRead,
  toConfirmation,
  toSubmission,
} from '../answerOption.ts';
import { getSentAccount, toChangeSelection, toClaimSelection, toOptionAnswer } from './claimOption.logic.ts';
import { claimOptionSetup } from './claimOption.setup.ts';

/**
 * The option was answered elsewhere while the customer was answering it here. Their form disappears, so they are told.
 */
const takenAway = { guard: isNews, target: 'routing', actions: [takeOption, 'noteMoved', 'forgetChosen'] } as const;

const routing = '#claimOption.routing';

const payoutFailed = {
  guard: withOutput('hasPayoutFailed'),
  target: routing,
  actions: ['announcePayoutFailed', 'settle', 'cool', 'caseOutdated'],
} as const;

/**
 * Claims and confirms cash or points.
 *
 * After a lost answer the disruption shows the outcome, and nothing else is sent until it is known: an unreceived
 * answer is sent again unchanged, under its key; an accepted one is confirmed rather than submitted again.
 *
 * Money goes only to the account that the customer was shown. If the account changed before a claim, the customer is
 * asked again. Once money was sent, nothing more is paid, and a claim names the account it went to.
 */
export const claimOptionMachine = claimOptionSetup.createMachine({
  id: 'claimOption',
  context: ({ input }) => ({
    ...input,
    attempt: null,
    confirmKey: null,
    isMoved: false,
    account: null,
    chosen: null,
    isOtherAccount: false,
  }),
  initial: 'routing',
  on: {
    'option.read': [
      { guard: isNews, target: '.routing', actions: [takeOption, 'settle', 'forgetChosen'] },
      { actions: takeOption },
    ],
    'account.read': { actions: { type: 'takeAccount', params: ({ event }) => event.account } },
  },
  states: {
    routing: {
      always: [
        { guard: 'isOpen', target: 'offered' },
        { guard: 'isUnconfirmed', target: 'unconfirmed' },
        { target: 'readOnly' },
      ],
    },
    offered: {
      on: {
        'option.claimed': [
          {
            guard: 'isFreeAtOnce',
            target: 'working.submitting',
            actions: { type: 'begin', params: ({ context }) => getSentAccount(context) ?? {} },
          },
          { guard: isFree('customer.claim'), target: 'selecting' },
        ],
        'account.change.requested': { guard: and(['isCash', isFree('customer.claim')]), target: 'changing' },
        'decline.requested': { guard: isFree('customer.no'), target: 'confirmingDecline' },
        'call.requested': {
          guard: isFree('customer.callMe'),
          target: 'working.submitting',
          actions: { type: 'begin', params: { callMe: true } },
        },
      },
    },
    selecting: {
      on: { 'option.read': takenAway },
      invoke: {
        id: 'selectPayout',
        src: 'selectPayout',
        input: ({ context }) => toClaimSelection(context),
        onDone: [
          {
            guard: withOutput('isClaimedTo'),
            target: 'working.submitting',
            actions: [{ type: 'begin', params: ({ event }) => toOptionAnswer(event.output) }, withOutput('takeChosen')],
          },
          { guard: withOutput('isSelected'), target: 'offered', actions: withOutput('takeChosen') },
          { guard: withOutput('isOutdated'), target: 'offered', actions: 'noteOtherAccount' },
          { target: 'offered' },
        ],
      },
    },
    /** Chooses the account for a later claim. */
    changing: {
      on: { 'option.read': takenAway },
      invoke: {
        id: 'changePayout',
        src: 'changePayout',
        input: ({ context }) => toChangeSelection(context),
        onDone: [
          { guard: withOutput('isAccountSelected'), target: 'offered', actions: withOutput('takeChosen') },
          { target: 'offered' },
        ],
      },
    },
    /** Declining is final. */
    confirmingDecline: {
      on: {
        'decline.confirmed': { target: 'working.submitting', actions: { type: 'begin', params: { rejected: true } } },
        'decline.cancelled': 'offered',
        'option.read': takenAway,
      },
    },
    working: {
      tags: 'working',
      // A disruption that is read meanwhile may be older than the answer.
      on: { 'option.read': {} },
      initial: 'submitting',
      states: {
        submitting: {
          invoke: {
            id: 'submit',
            src: 'submit',
            input: toSubmission,
            onDone: [
              { guard: hasRefusalCode('INVALID_RESOLUTION_TYPE'), target: 'checkingOutcome', actions: 'noteMoved' },
              {
                guard: hasRefusalCode('PAYMENT_METHOD_NOT_FOUND'),
                target: routing,
                actions: ['settle', 'noteOtherAccount', react, 'caseOutdated'],
              },
              payoutFailed,
              { guard: isRefused, target: routing, actions: [react, 'settle', 'cool', 'caseOutdated'] },
              { guard: withOutput('wantsConfirmation'), target: 'confirming', actions: [takeChange, 'settle'] },
              { target: routing, actions: [takeChange, 'settle', 'announceSubmitted', 'caseOutdated'] },
            ],
            onError: 'checkingOutcome',
          },
        },
        confirming: {
          entry: assign({
            confirmKey: ({ context: { confirmKey, newKey } }) => confirmKey ?? newKey(),
            isMoved: false,
          }),
          invoke: {
            id: 'confirm',
            src: 'confirm',
            input: toConfirmation,
            onDone: [
              { guard: hasRefusalCode('INVALID_RESOLUTION_TYPE'), target: 'checkingOutcome', actions: 'noteMoved' },
              payoutFailed,
              { guard: isRefused, target: routing, actions: [react, 'settle', 'cool', 'caseOutdated'] },
              { guard: hasStatus('Failed'), target: routing, actions: [takeChange, 'settle', 'cool'] },
              {
                guard: hasStatus('Confirmed'),
                target: routing,
                actions: [takeChange, 'settle', 'announceConfirmed', 'caseOutdated'],
              },
              { target: routing, actions: [takeChange, 'settle', 'caseOutdated'] },
            ],
            onError: 'checkingOutcome',
          },
        },
        checkingOutcome: {
          invoke: {
            id: 'readCase',
            src: 'readCase',
            input: getDisruptionRef,
            onDone: [
              checkRefused,
              { guard: hasOutcome('not listed'), target: '#outcomeUnknown' },
              {
                guard: hasOutcome('not heard'),
                target: '#claimOption.notReceived',
                actions: [takeRead, 'caseOutdated'],
              },
              // Confirming again reuses the key.
              { guard: hasOutcome('unconfirmed'), target: routing, actions: [takeRead, 'caseOutdated'] },
              {
                guard: hasOutcome('confirmed'),
                target: routing,
                // The previous read shows whether anything was paid before.
                actions: ['announceConfirmed', takeRead, 'settle', 'caseOutdated'],
              },
              { target: routing, actions: [takeRead, 'letGo', 'caseOutdated'] },
            ],
            onError: '#outcomeUnknown',
          },
        },
        /** Checks that the account is still the one that the customer was shown. */
        checkingAccount: {
          invoke: {
            id: 'readMethods',
            src: 'readMethods',
            onDone: [
              { guard: isRefused, target: '#claimOption.notReceived', actions: react },
              { guard: withOutput('isAsChosen'), target: 'submitting' },
              { target: routing, actions: ['settle', 'noteOtherAccount', 'methodsOutdated'] },
            ],
            onError: { target: '#claimOption.notReceived', actions: 'announceUnanswered' },
          },
        },
      },
    },
    outcomeUnknown,
    notReceived: {
      tags: 'unsettled',
      on: {
        'resend.requested': [
          { guard: 'isToAccount', target: 'working.checkingAccount' },
          { target: 'working.submitting' },
        ],
        'edit.requested': { target: 'routing', actions: 'settle' },
      },
    },
    unconfirmed: { on: { 'claim.confirmed': { guard: isFree('customer.confirm'), target: 'working.confirming' } } },
    readOnly: {},
  },
});

export type ClaimOptionActor = ActorRefFrom<typeof claimOptionMachine>;
export type ClaimOptionSnapshot = SnapshotFrom<typeof claimOptionMachine>;
