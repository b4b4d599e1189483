import { type ActorRefFrom, and, type SnapshotFrom } from 'xstate';

import { outcomeUnknown } from '../../kit/lostAnswer.states.ts';
import { withOutput } from '../../kit/refusals.ts';
import { isFree, isStatusChanged, storeOption } from '../answerOption.ts';
import { getSentAccount, toChangeSelection, toClaimSelection, toOptionAnswer } from './claimOption.logic.ts';
import { claimOptionSetup } from './claimOption.setup.ts';
import { working } from './claimOption.states.ts';

/**
 * The option was answered elsewhere while the customer was answering it here. Their form disappears, so they are told.
 */
const answeredElsewhere = {
  guard: isStatusChanged,
  target: 'routing',
  actions: [storeOption, 'markAnsweredElsewhere', 'forgetChosen'],
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
    isAnsweredElsewhere: false,
    account: null,
    chosen: null,
    isOtherAccount: false,
  }),
  initial: 'routing',
  on: {
    'option.read': [
      { guard: isStatusChanged, target: '.routing', actions: [storeOption, 'finishAttempt', 'forgetChosen'] },
      { actions: storeOption },
    ],
    'account.read': { actions: { type: 'storeAccount', params: ({ event }) => event.account } },
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
      on: { 'option.read': answeredElsewhere },
      invoke: {
        id: 'selectPayout',
        src: 'selectPayout',
        input: ({ context }) => toClaimSelection(context),
        onDone: [
          {
            guard: withOutput('isClaimedTo'),
            target: 'working.submitting',
            actions: [
              { type: 'begin', params: ({ event }) => toOptionAnswer(event.output) },
              withOutput('storeChosen'),
            ],
          },
          { guard: withOutput('isSelected'), target: 'offered', actions: withOutput('storeChosen') },
          { guard: withOutput('isOutdated'), target: 'offered', actions: 'markOtherAccount' },
          { target: 'offered' },
        ],
      },
    },
    /** Chooses the account for a later claim. */
    changing: {
      on: { 'option.read': answeredElsewhere },
      invoke: {
        id: 'changePayout',
        src: 'changePayout',
        input: ({ context }) => toChangeSelection(context),
        onDone: [
          { guard: withOutput('isAccountSelected'), target: 'offered', actions: withOutput('storeChosen') },
          { target: 'offered' },
        ],
      },
    },
    /** Declining is final. */
    confirmingDecline: {
      on: {
        'decline.confirmed': { target: 'working.submitting', actions: { type: 'begin', params: { rejected: true } } },
        'decline.cancelled': 'offered',
        'option.read': answeredElsewhere,
      },
    },
    working,
    outcomeUnknown,
    notReceived: {
      tags: 'unsettled',
      on: {
        'resend.requested': [
          { guard: 'isToAccount', target: 'working.checkingAccount' },
          { target: 'working.submitting' },
        ],
        'edit.requested': { target: 'routing', actions: 'finishAttempt' },
      },
    },
    unconfirmed: { on: { 'claim.confirmed': { guard: isFree('customer.confirm'), target: 'working.confirming' } } },
    readOnly: {},
  },
});

export type ClaimOptionActor = ActorRefFrom<typeof claimOptionMachine>;
export type ClaimOptionSnapshot = SnapshotFrom<typeof claimOptionMachine>;
