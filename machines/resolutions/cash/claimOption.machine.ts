import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';

import { isRefused, isRefusedWith, react, withOutput } from '../../answers.ts';
import { actionPort } from '../../port.ts';
import {
  type AnswerContext,
  type AnswerEvent,
  type AnswerInput,
  answerActors,
  answerGuards,
  answerPorts,
  type ConfirmedContext,
  type ConfirmedEvent,
  cameOf,
  comesTo,
  confirmActors,
  confirmationOf,
  isFree,
  isNews,
  submissionOf,
  type Told,
  takeChange,
  takeOption,
  takeRead,
  whichOf,
} from '../answerOption.ts';
import { foundIn, hindranceOf } from '../case/answering.ts';
import { attemptOf, changedBy, isUnconfirmed } from '../case/sending.ts';
import type { CaseRead, OptionAnswer, OptionChanged } from '../resolutions.ts';
import { type Claimed, isOpen } from './claim.ts';
import { type SelectPayoutOutput, selectPayoutMachine } from './selectPayout.machine.ts';

export type ClaimOptionEvent =
  | AnswerEvent
  | ConfirmedEvent
  | { type: 'claim.made' }
  | { type: 'no.declined' }
  | { type: 'claim.confirmed' };

type ClaimOptionInput = AnswerInput & {
  remedy: Claimed;
  isPaidByPartner: boolean;
  /** Whether a payout method can be set up on the way. */
  maySetUp: boolean;
  /** Whether one that there is can be completed on the way. */
  mayMend: boolean;
};

type ClaimOptionContext = ClaimOptionInput & AnswerContext<Claimed> & ConfirmedContext;

/**
 * Cash or points, claimed and confirmed.
 *
 * An answer that was lost is not a failure. The case says what came of it, and until it does nothing else is sent: what it
 * does not know of is sent again as it was, under its key, and what it has taken is not submitted a second time but confirmed.
 */
export const claimOptionMachine = setup({
  types: {} as {
    context: ClaimOptionContext;
    events: ClaimOptionEvent;
    input: ClaimOptionInput;
    children: { selectPayout: 'selectPayout' };
  },
  actors: { ...answerActors, ...confirmActors, selectPayout: selectPayoutMachine },
  actions: {
    ...answerPorts,
    announceConfirmed: actionPort('announceConfirmed'),
    /** Money did not go, though it was asked for: what the insurer makes of it is known in a moment. */
    announceFailed: actionPort('announceFailed'),
    begin: assign(({ context }, answer: OptionAnswer) => ({ attempt: attemptOf(context, answer), isMoved: false })),
    takeRead: assign(({ context: { option } }, read: CaseRead) => foundIn(read, option) ?? {}),
    takeChange: assign(({ context }, changed: OptionChanged) => ({ option: changedBy(changed, context.option) })),
    takeOption: assign((_, told: Told) => told),
    settle: assign({ attempt: null, confirmKey: null, isMoved: false }),
    letGo: assign({ attempt: null, confirmKey: null }),
    noteMoved: assign({ attempt: null, confirmKey: null, isMoved: true }),
  },
  guards: {
    ...answerGuards,
    isFreeInPoints: ({ context }) =>
      context.remedy === 'POINTS' && hindranceOf(context, 'POINTS', 'customer.claim') === null,
    isSelected: (_, output: SelectPayoutOutput) => output.kind === 'selected',
    isOpen: ({ context: { option, remedy } }) => isOpen(option, remedy),
    isUnconfirmed: ({ context: { option, remedy } }) => isUnconfirmed(option, remedy),
    wantsConfirmation: ({ context: { option, remedy } }, changed: OptionChanged) =>
      isUnconfirmed(changedBy(changed, option), remedy),
  },
}).createMachine({
  id: 'claimOption',
  context: ({ input }) => ({ ...input, attempt: null, confirmKey: null, isMoved: false }),
  initial: 'byStatus',
  on: {
    'option.read': [{ guard: isNews, target: '.byStatus', actions: [takeOption, 'settle'] }, { actions: takeOption }],
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
          { guard: 'isFreeInPoints', target: 'submitting', actions: { type: 'begin', params: {} } },
          { guard: isFree('customer.claim'), target: 'selecting' },
        ],
        'no.answered': { guard: isFree('customer.no'), target: 'sure' },
        'call.asked': {
          guard: isFree('customer.callMe'),
          target: 'submitting',
          actions: { type: 'begin', params: { callMe: true } },
        },
      },
    },
    /** Where the money goes. */
    selecting: {
      invoke: {
        id: 'selectPayout',
        src: 'selectPayout',
        input: ({ context: { isPaidByPartner, maySetUp, mayMend, newKey } }) => ({
          isPaidByPartner,
          maySetUp,
          mayMend,
          newKey,
        }),
        onDone: [
          {
            guard: withOutput('isSelected'),
            target: 'submitting',
            actions: { type: 'begin', params: ({ event }) => paidTo(event.output) },
          },
          { target: 'offered' },
        ],
      },
    },
    /** Who says no cannot take it back. */
    sure: {
      on: {
        'no.confirmed': { target: 'submitting', actions: { type: 'begin', params: { rejected: true } } },
        'no.declined': 'offered',
      },
    },
    submitting: {
      tags: 'working',
      // Whatever is read meanwhile may be older than what the answer says.
      on: { 'option.read': {} },
      invoke: {
        id: 'submit',
        src: 'submit',
        input: submissionOf,
        onDone: [
          { guard: isRefusedWith('INVALID_RESOLUTION_TYPE'), target: 'reconciling', actions: 'noteMoved' },
          { guard: isRefused, target: 'byStatus', actions: ['settle', react, 'caseOutdated'] },
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
        input: confirmationOf,
        onDone: [
          { guard: isRefusedWith('INVALID_RESOLUTION_TYPE'), target: 'reconciling', actions: 'noteMoved' },
          { guard: isRefused, target: 'byStatus', actions: ['settle', react, 'caseOutdated'] },
          { guard: comesTo('Failed'), target: 'byStatus', actions: [takeChange, 'settle', 'announceFailed'] },
          {
            guard: comesTo('Confirmed'),
            target: 'byStatus',
            actions: [takeChange, 'settle', 'announceConfirmed', 'caseOutdated'],
          },
          { target: 'byStatus', actions: [takeChange, 'settle', 'caseOutdated'] },
        ],
        onError: 'reconciling',
      },
    },
    /** How does it stand? */
    reconciling: {
      tags: 'working',
      on: { 'option.read': {} },
      invoke: {
        id: 'readCase',
        src: 'readCase',
        input: whichOf,
        onDone: [
          { guard: isRefused, target: 'unknown', actions: react },
          { guard: cameOf('not listed'), target: 'unknown' },
          { guard: cameOf('not heard'), target: 'missing', actions: [takeRead, 'caseOutdated'] },
          // It may be confirmed under the same key again.
          { guard: cameOf('unconfirmed'), target: 'byStatus', actions: [takeRead, 'caseOutdated'] },
          {
            guard: cameOf('confirmed'),
            target: 'byStatus',
            actions: [takeRead, 'settle', 'announceConfirmed', 'caseOutdated'],
          },
          { target: 'byStatus', actions: [takeRead, 'letGo', 'caseOutdated'] },
        ],
        onError: 'unknown',
      },
    },
    unknown: { tags: 'unsettled', on: { 'retry.asked': 'reconciling' } },
    /** The insurer has not heard of it. */
    missing: {
      tags: 'unsettled',
      on: {
        'answer.repeated': 'submitting',
        'answer.reconsidered': { target: 'byStatus', actions: 'settle' },
      },
    },
    unconfirmed: { on: { 'claim.confirmed': { guard: isFree('customer.confirm'), target: 'confirming' } } },
    /** A card says how it stands. */
    shown: {},
  },
});

const paidTo = (selected: SelectPayoutOutput): OptionAnswer =>
  selected.kind === 'selected' && selected.payoutMethodId ? { payoutMethodId: selected.payoutMethodId } : {};

export type ClaimOptionActor = ActorRefFrom<typeof claimOptionMachine>;
export type ClaimOptionSnapshot = SnapshotFrom<typeof claimOptionMachine>;
