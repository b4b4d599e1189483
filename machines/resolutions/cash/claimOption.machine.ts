import { type ActorRefFrom, and, assign, type SnapshotFrom, setup } from 'xstate';

import { isSameAccount } from '#rules/payouts/methods.ts';
import { actionPort, promisePort } from '../../kit/port.ts';
import { hasRefusalCode, isRefused, react, reactElsewhere, withOutput } from '../../kit/refusals.ts';
import type { MethodsRead, PayoutMethod } from '../../payouts/payouts.ts';
import {
  answerActors,
  answerGuards,
  answerPorts,
  confirmActors,
  getDisruptionRef,
  hasOutcome,
  hasStatus,
  isFree,
  isNews,
  type OptionGiven,
  takeChange,
  takeOption,
  takeRead,
  toConfirmation,
  toSubmission,
} from '../answerOption.ts';
import { applyChange, isUnconfirmed, toAttempt } from '../case/attempt.ts';
import { findOption, getBlockedReason } from '../case/blockedReason.ts';
import type { CaseRead, OptionAnswer, OptionChanged } from '../resolutions.ts';
import { isOpen } from './claim.ts';
import {
  addClaimedAccount,
  type ClaimOptionContext,
  type ClaimOptionEvent,
  type ClaimOptionInput,
  getSentAccount,
  toChangeSelection,
  toClaimSelection,
  toOptionAnswer,
} from './claimOption.logic.ts';
import type { SelectPayoutOutput } from './selectPayout.logic.ts';
import { selectPayoutMachine } from './selectPayout.machine.ts';

/**
 * The option was answered elsewhere while the customer was answering it here. Their form disappears, so they are told.
 */
const takenAway = { guard: isNews, target: 'byStatus', actions: [takeOption, 'noteMoved', 'forgetChosen'] } as const;

/**
 * Claims and confirms cash or points.
 *
 * After a lost answer the disruption shows the outcome, and nothing else is sent until it is known: an unreceived
 * answer is sent again unchanged, under its key; an accepted one is confirmed rather than submitted again.
 *
 * Money goes only to the account that the customer was shown. If the account changed before a claim, the customer is
 * asked again. Once money was sent, nothing more is paid, and a claim names the account it went to.
 */
export const claimOptionMachine = setup({
  types: {} as {
    context: ClaimOptionContext;
    events: ClaimOptionEvent;
    input: ClaimOptionInput;
    children: { selectPayout: 'selectPayout'; changePayout: 'changePayout' };
  },
  actors: {
    ...answerActors,
    ...confirmActors,
    selectPayout: selectPayoutMachine,
    /** Chooses another account without claiming anything. */
    changePayout: selectPayoutMachine,
    readMethods: promisePort<MethodsRead>('readMethods'),
  },
  actions: {
    ...answerPorts,
    announceConfirmed: actionPort('announceConfirmed'),
    /** The option could not be provided; the insurer decides on the next status shortly. */
    cool: actionPort('cool'),
    methodsOutdated: actionPort('methodsOutdated'),
    begin: assign(({ context }, answer: OptionAnswer) => ({ attempt: toAttempt(context, answer), isMoved: false })),
    takeRead: assign(({ context: { option } }, read: CaseRead) => findOption(read, option) ?? {}),
    takeChange: assign(({ context }, changed: OptionChanged) => ({
      option: applyChange(changed, addClaimedAccount(context)),
    })),
    takeOption: assign((_, told: OptionGiven) => told),
    settle: assign({ attempt: null, confirmKey: null, isMoved: false }),
    letGo: assign({ attempt: null, confirmKey: null }),
    takeAccount: assign((_, account: PayoutMethod | null) => ({ account })),
    takeChosen: assign((_, selected: SelectPayoutOutput) => ({
      chosen: 'method' in selected ? selected.method : null,
      isOtherAccount: false,
    })),
    forgetChosen: assign({ chosen: null }),
    noteOtherAccount: assign({ chosen: null, isOtherAccount: true }),
    noteMoved: assign({ attempt: null, confirmKey: null, isMoved: true }),
  },
  guards: {
    ...answerGuards,
    /** Points need no account; and once money was sent, no more is sent, whichever account a claim names. */
    isFreeAtOnce: ({ context }) =>
      (context.remedy === 'POINTS' || (!context.isOtherAccount && getSentAccount(context) !== null)) &&
      getBlockedReason(context, context.remedy, 'customer.claim') === null,
    isSelected: (_, output: SelectPayoutOutput) => output.kind === 'selected',
    /** A method that was set up without continuing waits for the claim. */
    isClaimedTo: (_, output: SelectPayoutOutput) => output.kind === 'selected' && output.isOnward,
    isAccountSelected: (_, output: SelectPayoutOutput) => output.kind === 'selected' && output.method !== null,
    isOutdated: (_, output: SelectPayoutOutput) => output.kind === 'outdated',
    isToAccount: ({ context: { attempt, chosen } }) =>
      attempt !== null && 'payoutMethodId' in attempt.answer && chosen !== null,
    isAsChosen: ({ context: { chosen } }, read: MethodsRead) =>
      chosen !== null && read.kind === 'read' && read.methods.some((method) => isSameAccount(method, chosen)),
    isCash: ({ context: { remedy } }) => remedy === 'CASH',
    isOpen: ({ context: { option, remedy } }) => isOpen(option, remedy),
    isUnconfirmed: ({ context: { option, remedy } }) => isUnconfirmed(option, remedy),
    wantsConfirmation: ({ context: { option, remedy } }, changed: OptionChanged) =>
      isUnconfirmed(applyChange(changed, option), remedy),
  },
}).createMachine({
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
  initial: 'byStatus',
  on: {
    'option.read': [
      { guard: isNews, target: '.byStatus', actions: [takeOption, 'settle', 'forgetChosen'] },
      { actions: takeOption },
    ],
    'account.read': { actions: { type: 'takeAccount', params: ({ event }) => event.account } },
  },
  states: {
    byStatus: {
      always: [
        { guard: 'isOpen', target: 'offered' },
        { guard: 'isUnconfirmed', target: 'unconfirmed' },
        { target: 'shown' },
      ],
    },
    offered: {
      on: {
        'claim.made': [
          {
            guard: 'isFreeAtOnce',
            target: 'submitting',
            actions: { type: 'begin', params: ({ context }) => getSentAccount(context) ?? {} },
          },
          { guard: isFree('customer.claim'), target: 'selecting' },
        ],
        'account.reconsidered': { guard: and(['isCash', isFree('customer.claim')]), target: 'changing' },
        'no.answered': { guard: isFree('customer.no'), target: 'sure' },
        'call.asked': {
          guard: isFree('customer.callMe'),
          target: 'submitting',
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
            target: 'submitting',
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
    sure: {
      on: {
        'no.confirmed': { target: 'submitting', actions: { type: 'begin', params: { rejected: true } } },
        'no.declined': 'offered',
        'option.read': takenAway,
      },
    },
    submitting: {
      tags: 'working',
      // A disruption that is read meanwhile may be older than the answer.
      on: { 'option.read': {} },
      invoke: {
        id: 'submit',
        src: 'submit',
        input: toSubmission,
        onDone: [
          { guard: hasRefusalCode('INVALID_RESOLUTION_TYPE'), target: 'reconciling', actions: 'noteMoved' },
          {
            guard: hasRefusalCode('PAYMENT_METHOD_NOT_FOUND'),
            target: 'byStatus',
            actions: ['settle', 'noteOtherAccount', react, 'caseOutdated'],
          },
          { guard: isRefused, target: 'byStatus', actions: [react, 'settle', 'cool', 'caseOutdated'] },
          { guard: withOutput('wantsConfirmation'), target: 'confirming', actions: [takeChange, 'settle'] },
          { target: 'byStatus', actions: [takeChange, 'settle', 'announceSubmitted', 'caseOutdated'] },
        ],
        onError: 'reconciling',
      },
    },
    confirming: {
      tags: 'working',
      entry: assign({ confirmKey: ({ context: { confirmKey, newKey } }) => confirmKey ?? newKey(), isMoved: false }),
      on: { 'option.read': {} },
      invoke: {
        id: 'confirm',
        src: 'confirm',
        input: toConfirmation,
        onDone: [
          { guard: hasRefusalCode('INVALID_RESOLUTION_TYPE'), target: 'reconciling', actions: 'noteMoved' },
          { guard: isRefused, target: 'byStatus', actions: [react, 'settle', 'cool', 'caseOutdated'] },
          { guard: hasStatus('Failed'), target: 'byStatus', actions: [takeChange, 'settle', 'cool'] },
          {
            guard: hasStatus('Confirmed'),
            target: 'byStatus',
            actions: [takeChange, 'settle', 'announceConfirmed', 'caseOutdated'],
          },
          { target: 'byStatus', actions: [takeChange, 'settle', 'caseOutdated'] },
        ],
        onError: 'reconciling',
      },
    },
    reconciling: {
      tags: 'working',
      on: { 'option.read': {} },
      invoke: {
        id: 'readCase',
        src: 'readCase',
        input: getDisruptionRef,
        onDone: [
          { guard: isRefused, target: 'unknown', actions: reactElsewhere },
          { guard: hasOutcome('not listed'), target: 'unknown' },
          { guard: hasOutcome('not heard'), target: 'missing', actions: [takeRead, 'caseOutdated'] },
          // Confirming again reuses the key.
          { guard: hasOutcome('unconfirmed'), target: 'byStatus', actions: [takeRead, 'caseOutdated'] },
          {
            guard: hasOutcome('confirmed'),
            target: 'byStatus',
            // The previous read shows whether anything was paid before.
            actions: ['announceConfirmed', takeRead, 'settle', 'caseOutdated'],
          },
          { target: 'byStatus', actions: [takeRead, 'letGo', 'caseOutdated'] },
        ],
        onError: 'unknown',
      },
    },
    unknown: { tags: 'unsettled', on: { 'retry.asked': 'reconciling' } },
    missing: {
      tags: 'unsettled',
      on: {
        'answer.repeated': [{ guard: 'isToAccount', target: 'looking' }, { target: 'submitting' }],
        'answer.reconsidered': { target: 'byStatus', actions: 'settle' },
      },
    },
    /** Checks that the account is still the one that the customer was shown. */
    looking: {
      tags: 'working',
      on: { 'option.read': {} },
      invoke: {
        id: 'readMethods',
        src: 'readMethods',
        onDone: [
          { guard: isRefused, target: 'missing', actions: react },
          { guard: withOutput('isAsChosen'), target: 'submitting' },
          { target: 'byStatus', actions: ['settle', 'noteOtherAccount', 'methodsOutdated'] },
        ],
        onError: { target: 'missing', actions: 'announceUnanswered' },
      },
    },
    unconfirmed: { on: { 'claim.confirmed': { guard: isFree('customer.confirm'), target: 'confirming' } } },
    shown: {},
  },
});

export type ClaimOptionActor = ActorRefFrom<typeof claimOptionMachine>;
export type ClaimOptionSnapshot = SnapshotFrom<typeof claimOptionMachine>;
