import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { actionPort, promisePort } from '../../kit/port.ts';
import {
  fieldProblems,
  hasRefusalCode,
  isRefused,
  type Problems,
  react,
  reactElsewhere,
  withOutput,
} from '../../kit/refusals.ts';
import {
  type AnswerContext,
  type AnswerEvent,
  type AnswerInput,
  answerActors,
  answerGuards,
  answerPorts,
  type Confirmation,
  type ConfirmedContext,
  type ConfirmedEvent,
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
import { toAttempt } from '../case/attempt.ts';
import { findOption, getBlockedReason, getOptionStatus } from '../case/blockedReason.ts';
import type { CaseRead, OptionAnswer, OptionChanged } from '../resolutions.ts';
import { applyBooking, isAsked, isBooked, isOfForm } from './loungeOption.logic.ts';

export type LoungeOptionEvent =
  | AnswerEvent
  | ConfirmedEvent
  | { type: 'lounge.wanted' }
  | { type: 'lounge.chosen'; loungeId: string; firstName: string; surname: string }
  | { type: 'choice.left' }
  | { type: 'access.denied' }
  | { type: 'access.denial.confirmed' }
  | { type: 'question.declined' }
  | { type: 'booking.confirmed' };

type LoungeOptionContext = AnswerContext<'LOUNGE'> & ConfirmedContext & { problems: Problems };

/**
 * The option was answered elsewhere while the customer was answering it here. Their form disappears, so they are told.
 */
const takenAway = { guard: isNews, target: 'byStatus', actions: [takeOption, 'noteMoved'] } as const;

/**
 * Offers a lounge: accepted or declined, chosen, booked, confirmed.
 *
 * After a lost answer the disruption shows the outcome. A booked lounge is confirmed under the earlier key, never
 * booked again.
 */
export const loungeOptionMachine = setup({
  types: {} as { context: LoungeOptionContext; events: LoungeOptionEvent; input: AnswerInput },
  actors: { ...answerActors, ...confirmActors, patch: promisePort<OptionChanged, Confirmation>('patch') },
  actions: {
    ...answerPorts,
    announceConfirmed: actionPort('announceConfirmed'),
    /** The option could not be provided; the insurer decides on the next status shortly. */
    cool: actionPort('cool'),
    begin: assign(({ context }, answer: OptionAnswer) => ({ attempt: toAttempt(context, answer), isMoved: false })),
    takeRead: assign(({ context: { option } }, read: CaseRead) => findOption(read, option) ?? {}),
    takeChange: assign(({ context: { option, attempt } }, changed: OptionChanged) => ({
      option: applyBooking(changed, option, attempt),
    })),
    takeOption: assign((_, told: OptionGiven) => told),
    settle: assign({ attempt: null, confirmKey: null, isMoved: false }),
    noteMoved: assign({ attempt: null, confirmKey: null, isMoved: true }),
  },
  guards: {
    ...answerGuards,
    /** Only a resolution can be confirmed, and there is none before a lounge was requested. */
    canConfirm: ({ context }) =>
      context.option.resolutionId !== null && getBlockedReason(context, 'LOUNGE', 'customer.confirm') === null,
    isAsked: ({ context: { option } }) => isAsked(option),
    isBooked: ({ context: { option } }) => isBooked(option),
    hasFailedBefore: ({ context: { option } }) => getOptionStatus(option, 'LOUNGE') === 'Failed',
    wasLounge: ({ context }) => wasLounge(context),
    /** Without the form on screen, a field problem cannot be corrected. */
    isRefusedForForm: ({ context }, changed: OptionChanged) =>
      wasLounge(context) && changed.kind === 'refused' && changed.reaction.kind === 'fields',
  },
}).createMachine({
  id: 'loungeOption',
  context: ({ input }) => ({
    ...input,
    remedy: 'LOUNGE',
    attempt: null,
    confirmKey: null,
    problems: {},
    isMoved: false,
  }),
  initial: 'byStatus',
  on: {
    'option.read': [{ guard: isNews, target: '.byStatus', actions: [takeOption, 'settle'] }, { actions: takeOption }],
  },
  states: {
    byStatus: {
      always: [
        { guard: 'isAsked', target: 'asking' },
        { guard: 'isBooked', target: 'booked' },
        { guard: 'hasFailedBefore', target: 'failed' },
        { target: 'shown' },
      ],
    },
    asking: {
      on: {
        'lounge.wanted': { guard: isFree('customer.choose'), target: 'choosing' },
        'decline.requested': { guard: isFree('customer.no'), target: 'sure' },
        'call.requested': {
          guard: isFree('customer.callMe'),
          target: 'submitting',
          actions: { type: 'begin', params: { callMe: true } },
        },
      },
    },
    /** Declining is final. */
    sure: {
      on: {
        'decline.confirmed': { target: 'submitting', actions: { type: 'begin', params: { rejected: true } } },
        'question.declined': 'byStatus',
        'option.read': takenAway,
      },
    },
    choosing: {
      exit: assign({ problems: {} }),
      on: {
        'lounge.chosen': {
          guard: isFree('customer.choose'),
          target: 'submitting',
          actions: {
            type: 'begin',
            params: ({ event: { loungeId, firstName, surname } }) => ({ loungeId, firstName, surname }),
          },
        },
        'access.denied': { guard: isFree('customer.noLounge'), target: 'sureNone' },
        'choice.left': 'byStatus',
        'option.read': takenAway,
      },
    },
    /** Saying that no lounge can be reached is final as well. */
    sureNone: {
      on: {
        'access.denial.confirmed': {
          target: 'submitting',
          // `isDashboard` says whether the answer comes from the overview, which never answers options.
          actions: { type: 'begin', params: { loungeId: 'None', isDashboard: false } },
        },
        'question.declined': 'choosing',
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
          { guard: hasRefusalCode('INVALID_RESOLUTION_TYPE'), target: 'checkingOutcome', actions: 'noteMoved' },
          {
            guard: withOutput('isRefusedForForm'),
            target: 'choosing',
            actions: ['settle', assign({ problems: fieldProblems })],
          },
          { guard: isRefused, target: 'reopening', actions: [react, 'cool'] },
          { target: 'byStatus', actions: [takeChange, 'settle', 'announceSubmitted', 'caseOutdated'] },
        ],
        onError: 'checkingOutcome',
      },
    },
    /** Keeps the input of the lounge form. */
    reopening: {
      always: [
        { guard: 'wasLounge', target: 'choosing', actions: 'settle' },
        { target: 'byStatus', actions: 'settle' },
      ],
    },
    booked: {
      on: {
        'booking.confirmed': { guard: 'canConfirm', target: 'confirming' },
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
          { guard: hasRefusalCode('INVALID_RESOLUTION_TYPE'), target: 'checkingOutcome', actions: 'noteMoved' },
          { guard: isRefused, target: 'failed', actions: ['settle', react, 'cool', 'caseOutdated'] },
          { guard: hasStatus('Confirmed'), target: 'patching' },
          { guard: hasStatus('Failed'), target: 'byStatus', actions: [takeChange, 'settle', 'cool'] },
          { target: 'byStatus', actions: [takeChange, 'settle', 'caseOutdated'] },
        ],
        onError: 'checkingOutcome',
      },
    },
    patching: {
      tags: 'working',
      on: { 'option.read': {} },
      invoke: {
        id: 'patch',
        src: 'patch',
        input: ({ context: { option, newKey } }) => ({ resolutionId: option.resolutionId as string, key: newKey() }),
        onDone: [
          // The disruption shows it as confirmed all the same, so no failure is announced.
          { guard: isRefused, target: 'checkingOutcome' },
          { target: 'byStatus', actions: [takeChange, 'settle', 'announceConfirmed', 'caseOutdated'] },
        ],
        onError: 'checkingOutcome',
      },
    },
    checkingOutcome: {
      tags: 'working',
      on: { 'option.read': {} },
      invoke: {
        id: 'readCase',
        src: 'readCase',
        input: getDisruptionRef,
        onDone: [
          { guard: isRefused, target: 'outcomeUnknown', actions: reactElsewhere },
          { guard: hasOutcome('not heard'), target: 'notReceived', actions: takeRead },
          {
            guard: hasOutcome('arrived'),
            target: 'byStatus',
            actions: [takeRead, 'settle', 'announceSubmitted', 'caseOutdated'],
          },
          {
            guard: hasOutcome('confirmed'),
            target: 'byStatus',
            actions: [takeRead, 'settle', 'announceConfirmed', 'caseOutdated'],
          },
          { guard: hasOutcome('failed'), target: 'byStatus', actions: [takeRead, 'settle', 'caseOutdated'] },
          // Confirming again reuses the key.
          {
            guard: hasOutcome('unconfirmed'),
            target: 'booked',
            actions: [takeRead, 'announceUnanswered', 'caseOutdated'],
          },
          { guard: hasOutcome('elsewhere'), target: 'byStatus', actions: [takeRead, 'noteMoved', 'caseOutdated'] },
          { target: 'outcomeUnknown' },
        ],
        onError: 'outcomeUnknown',
      },
    },
    outcomeUnknown: { tags: 'unsettled', on: { 'retry.asked': 'checkingOutcome' } },
    notReceived: {
      tags: 'unsettled',
      on: {
        'resend.requested': 'submitting',
        'edit.requested': 'reopening',
      },
    },
    failed: {
      on: {
        'lounge.wanted': { guard: isFree('customer.choose'), target: 'choosing' },
        'decline.requested': { guard: isFree('customer.no'), target: 'sure' },
        'booking.confirmed': { guard: 'canConfirm', target: 'confirming' },
      },
    },
    shown: {},
  },
});

const wasLounge = ({ attempt }: Pick<LoungeOptionContext, 'attempt'>): boolean =>
  attempt !== null && isOfForm(attempt.answer);

export type LoungeOptionActor = ActorRefFrom<typeof loungeOptionMachine>;
export type LoungeOptionSnapshot = SnapshotFrom<typeof loungeOptionMachine>;
