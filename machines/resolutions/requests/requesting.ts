import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';

import { isRefused, isRefusedWith, react, reactElsewhere } from '../../answers.ts';
import { actionPort } from '../../port.ts';
import {
  type AnswerContext,
  type AnswerEvent,
  type AnswerInput,
  answerActors,
  answerGuards,
  answerPorts,
  cameOf,
  comesTo,
  isFree,
  submissionOf,
  type Told,
  takeChange,
  takeOption,
  takeRead,
  whichOf,
} from '../answerOption.ts';
import { foundIn, hindranceOf, standingOf } from '../case/answering.ts';
import { actOf, attemptOf, type CustomerAct } from '../case/sending.ts';
import type { CaseRead, OptionAnswer, OptionChanged } from '../resolutions.ts';
import { type Choice, chosenBy, hasChoices, type Requested } from './request.ts';

export type RequestEvent =
  | AnswerEvent
  | { type: 'yes.answered' }
  | { type: 'no.declined' }
  | { type: 'choice.made'; choice: Choice };

type RequestContext = AnswerContext<Requested> & {
  /** What is being done, until it is known what came of it. */
  doing: CustomerAct | null;
};

const settled = { doing: null, attempt: null, isMoved: false };

/**
 * The machine of an option that is asked for first, then chosen from what the insurer found: another flight, a hotel.
 *
 * It follows the status that the insurer says. A request is sent only from Initial, a choice only from OptionsSent; what was
 * answered elsewhere meanwhile is read again. After a lost answer the case says what came of it, and nothing else is sent
 * before that is known.
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
      /** Leads to where everything that may be had is chosen from. */
      selectAgain: actionPort('selectAgain'),
      begin: assign(({ context }, answer: OptionAnswer) => ({
        doing: actOf(remedy, answer),
        attempt: attemptOf(context, answer),
        isMoved: false,
      })),
      takeRead: assign(({ context: { option } }, read: CaseRead) => foundIn(read, option) ?? {}),
      takeChange: assign(({ context: { option, attempt } }, changed: OptionChanged) => ({
        option: chosenBy(changed, option, attempt),
      })),
      /** What was said of the status that it had is over with it. */
      takeOption: assign(({ context }, told: Told) => ({
        ...told,
        ...(standingOf(told.option, remedy) !== standingOf(context.option, remedy) && settled),
      })),
      settle: assign(settled),
      /** It may be sent again, under the same key. */
      stop: assign({ doing: null }),
      noteMoved: assign({ isMoved: true }),
    },
    guards: {
      ...answerGuards,
      isInitial: ({ context: { option } }) => standingOf(option, remedy) === 'Initial',
      isOffered: ({ context: { option } }) => standingOf(option, remedy) === 'OptionsSent',
      lacksChoices: ({ context: { option } }) => !hasChoices(option, remedy),
      canChoose: ({ context }) =>
        hasChoices(context.option, remedy) && hindranceOf(context, remedy, 'customer.choose') === null,
      isUnchanged: ({ context }, { option }: Told) => standingOf(option, remedy) === standingOf(context.option, remedy),
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
          'no.answered': { guard: isFree('customer.no'), target: 'sure' },
          'call.asked': {
            guard: isFree('customer.callMe'),
            target: 'submitting',
            actions: { type: 'begin', params: { callMe: true } },
          },
        },
      },
      /** Who says no cannot take it back. */
      sure: {
        on: {
          'no.confirmed': { target: 'submitting', actions: { type: 'begin', params: { rejected: true } } },
          'no.declined': 'asking',
          // Answered elsewhere: their question is gone, so they are told.
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
        // Whatever is read meanwhile: what comes of it, the answer says.
        on: { 'option.read': {} },
        invoke: {
          id: 'submit',
          src: 'submit',
          input: submissionOf,
          onDone: [
            {
              guard: isRefusedWith('INVALID_RESOLUTION_TYPE', 'RESOLUTION_NOT_FOUND'),
              target: 'rereading',
              actions: 'settle',
            },
            { guard: isRefused, target: 'byStatus', actions: ['settle', react, 'caseOutdated'] },
            { guard: comesTo('OptionsSent'), target: 'looking', actions: [takeChange, 'settle', 'announceSubmitted'] },
            { target: 'byStatus', actions: [takeChange, 'settle', 'announceSubmitted', 'caseOutdated'] },
          ],
          onError: 'reconciling',
        },
      },
      /** What may be chosen is read anew: it was found just now. */
      looking: {
        tags: 'working',
        on: { 'option.read': {} },
        invoke: {
          id: 'readCase',
          src: 'readCase',
          input: whichOf,
          onDone: [
            { guard: isRefused, target: 'byStatus', actions: [react, 'caseOutdated'] },
            { target: 'byStatus', actions: [takeRead, 'caseOutdated'] },
          ],
          onError: { target: 'byStatus', actions: ['announceUnanswered', 'caseOutdated'] },
        },
      },
      /** It was answered elsewhere: how does it stand? */
      rereading: {
        tags: 'working',
        on: { 'option.read': {} },
        invoke: {
          id: 'readCase',
          src: 'readCase',
          input: whichOf,
          onDone: [
            { guard: isRefused, target: 'stale', actions: reactElsewhere },
            { target: 'byStatus', actions: [takeRead, 'noteMoved', 'caseOutdated', 'selectAgain'] },
          ],
          onError: { target: 'stale', actions: 'announceUnanswered' },
        },
      },
      stale: { tags: 'unsettled', on: { 'retry.asked': 'rereading' } },
      /** No answer came: the case says whether it was heard. */
      reconciling: {
        tags: 'working',
        on: { 'option.read': {} },
        invoke: {
          id: 'readCase',
          src: 'readCase',
          input: whichOf,
          onDone: [
            { guard: isRefused, target: 'unanswered', actions: reactElsewhere },
            { guard: cameOf('not heard'), target: 'byStatus', actions: [takeRead, 'stop', 'announceUnanswered'] },
            {
              guard: cameOf('arrived'),
              target: 'byStatus',
              actions: [takeRead, 'settle', 'announceSubmitted', 'caseOutdated'],
            },
            { target: 'byStatus', actions: [takeRead, 'settle', 'noteMoved', 'caseOutdated', 'selectAgain'] },
          ],
          onError: 'unanswered',
        },
      },
      unanswered: { tags: 'unsettled', on: { 'retry.asked': 'reconciling', 'option.read': unlessChanged } },
      /** A card says how it stands. */
      shown: {},
    },
  });
};

type RequestingMachine = ReturnType<typeof requesting>;
export type RequestingActor = ActorRefFrom<RequestingMachine>;
export type RequestingSnapshot = SnapshotFrom<RequestingMachine>;
