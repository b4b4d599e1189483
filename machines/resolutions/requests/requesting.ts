import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { actionPort } from '../../kit/port.ts';
import { hasRefusalCode, isRefused, react, reactElsewhere } from '../../kit/refusals.ts';
import {
  type AnswerContext,
  type AnswerEvent,
  type AnswerInput,
  answerActors,
  answerGuards,
  answerPorts,
  getDisruptionRef,
  hasOutcome,
  hasStatus,
  isFree,
  type OptionGiven,
  takeChange,
  takeOption,
  takeRead,
  toSubmission,
} from '../answerOption.ts';
import { type CustomerAct, toAttempt, toCustomerAct } from '../case/attempt.ts';
import { findOption, getBlockedReason, getOptionStatus } from '../case/blockedReason.ts';
import type { CaseRead, OptionAnswer, OptionChanged } from '../resolutions.ts';
import { applyChoice, type Choice, hasChoices, type Requested } from './request.ts';

export type RequestEvent =
  | AnswerEvent
  | { type: 'yes.answered' }
  | { type: 'decline.cancelled' }
  | { type: 'choice.made'; choice: Choice };

type RequestContext = AnswerContext<Requested> & {
  /** The act in progress, until its outcome is known. */
  doing: CustomerAct | null;
};

const settled = { doing: null, attempt: null, isMoved: false };

/**
 * Creates a machine for an option that is requested first and then chosen from the insurer's proposals: another flight,
 * a hotel.
 *
 * Follows the insurer's status. A request is sent only from Initial, a choice only from OptionsSent; if the option was
 * answered elsewhere in the meantime, it is read again. After a lost answer the disruption shows the outcome, and
 * nothing else is sent until it is known.
 */
export const requesting = ({ id, remedy }: { id: string; remedy: Requested }) => {
  const unlessChanged = {
    guard: { type: 'isUnchanged' as const, params: takeOption.params },
    actions: takeOption,
  };

  return setup({
    types: {} as { context: RequestContext; events: RequestEvent; input: AnswerInput },
    actors: answerActors,
    actions: {
      ...answerPorts,
      /** Leads to the page with all options. */
      selectAgain: actionPort('selectAgain'),
      begin: assign(({ context }, answer: OptionAnswer) => ({
        doing: toCustomerAct(remedy, answer),
        attempt: toAttempt(context, answer),
        isMoved: false,
      })),
      takeRead: assign(({ context: { option } }, read: CaseRead) => findOption(read, option) ?? {}),
      takeChange: assign(({ context: { option, attempt } }, changed: OptionChanged) => ({
        option: applyChoice(changed, option, attempt),
      })),
      /** Messages about the previous status disappear with it. */
      takeOption: assign(({ context }, told: OptionGiven) => ({
        ...told,
        ...(getOptionStatus(told.option, remedy) !== getOptionStatus(context.option, remedy) && settled),
      })),
      settle: assign(settled),
      /** Sending it again reuses the key. */
      stop: assign({ doing: null }),
      noteMoved: assign({ isMoved: true }),
    },
    guards: {
      ...answerGuards,
      isInitial: ({ context: { option } }) => getOptionStatus(option, remedy) === 'Initial',
      isOffered: ({ context: { option } }) => getOptionStatus(option, remedy) === 'OptionsSent',
      lacksChoices: ({ context: { option } }) => !hasChoices(option, remedy),
      canChoose: ({ context }) =>
        hasChoices(context.option, remedy) && getBlockedReason(context, remedy, 'customer.choose') === null,
      isUnchanged: ({ context }, { option }: OptionGiven) =>
        getOptionStatus(option, remedy) === getOptionStatus(context.option, remedy),
    },
  }).createMachine({
    id,
    context: ({ input }) => ({ ...input, remedy, attempt: null, doing: null, isMoved: false }),
    initial: 'byStatus',
    on: { 'option.read': { target: '.byStatus', actions: takeOption } },
    states: {
      byStatus: {
        always: [
          { guard: 'isInitial', target: 'asking' },
          { guard: 'isOffered', target: 'choosing' },
          { target: 'shown' },
        ],
      },
      asking: {
        on: {
          'yes.answered': {
            guard: isFree('customer.yes'),
            target: 'submitting',
            actions: { type: 'begin', params: {} },
          },
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
          'decline.cancelled': 'asking',
          // The option was answered elsewhere. The question disappears, so the customer is told.
          'option.read': [unlessChanged, { target: 'byStatus', actions: [takeOption, 'noteMoved'] }],
        },
      },
      choosing: {
        on: {
          'choice.made': {
            guard: 'canChoose',
            target: 'submitting',
            actions: { type: 'begin', params: ({ event }) => event.choice },
          },
          'retry.asked': { guard: 'lacksChoices', target: 'looking' },
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
            {
              guard: hasRefusalCode('INVALID_RESOLUTION_TYPE', 'RESOLUTION_NOT_FOUND'),
              target: 'rereading',
              actions: 'settle',
            },
            { guard: isRefused, target: 'byStatus', actions: ['settle', react, 'caseOutdated'] },
            {
              guard: hasStatus('OptionsSent'),
              target: 'looking',
              actions: [takeChange, 'settle', 'announceSubmitted'],
            },
            { target: 'byStatus', actions: [takeChange, 'settle', 'announceSubmitted', 'caseOutdated'] },
          ],
          onError: 'reconciling',
        },
      },
      /** Reads the choices again, because the insurer has just found them. */
      looking: {
        tags: 'working',
        on: { 'option.read': {} },
        invoke: {
          id: 'readCase',
          src: 'readCase',
          input: getDisruptionRef,
          onDone: [
            { guard: isRefused, target: 'byStatus', actions: [react, 'caseOutdated'] },
            { target: 'byStatus', actions: [takeRead, 'caseOutdated'] },
          ],
          onError: { target: 'byStatus', actions: ['announceUnanswered', 'caseOutdated'] },
        },
      },
      /** Reads the option again, because it was answered elsewhere. */
      rereading: {
        tags: 'working',
        on: { 'option.read': {} },
        invoke: {
          id: 'readCase',
          src: 'readCase',
          input: getDisruptionRef,
          onDone: [
            { guard: isRefused, target: 'stale', actions: reactElsewhere },
            { target: 'byStatus', actions: [takeRead, 'noteMoved', 'caseOutdated', 'selectAgain'] },
          ],
          onError: { target: 'stale', actions: 'announceUnanswered' },
        },
      },
      stale: { tags: 'unsettled', on: { 'retry.asked': 'rereading' } },
      reconciling: {
        tags: 'working',
        on: { 'option.read': {} },
        invoke: {
          id: 'readCase',
          src: 'readCase',
          input: getDisruptionRef,
          onDone: [
            { guard: isRefused, target: 'unanswered', actions: reactElsewhere },
            { guard: hasOutcome('not heard'), target: 'byStatus', actions: [takeRead, 'stop', 'announceUnanswered'] },
            {
              guard: hasOutcome('arrived'),
              target: 'byStatus',
              actions: [takeRead, 'settle', 'announceSubmitted', 'caseOutdated'],
            },
            { target: 'byStatus', actions: [takeRead, 'settle', 'noteMoved', 'caseOutdated', 'selectAgain'] },
          ],
          onError: 'unanswered',
        },
      },
      unanswered: { tags: 'unsettled', on: { 'retry.asked': 'reconciling', 'option.read': unlessChanged } },
      shown: {},
    },
  });
};

type RequestingMachine = ReturnType<typeof requesting>;
export type RequestingActor = ActorRefFrom<RequestingMachine>;
export type RequestingSnapshot = SnapshotFrom<RequestingMachine>;
