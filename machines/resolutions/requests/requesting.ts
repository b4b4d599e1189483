import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';

import type { Allowances } from '#schema/lifecycles.ts';

import { isRefused, isRefusedWith, react, refusalGuards, refusalPorts, withOutput } from '../../answers.ts';
import { actionPort, promisePort } from '../../port.ts';
import { foundIn, hindranceOf, isLedTo, standingOf, statusIn } from '../case/answering.ts';
import type { CaseRead, Option, OptionAnswer, OptionChanged, Which } from '../resolutions.ts';
import { type Choice, hasChoices, isSameAnswer, type RequestAct, type Requested } from './request.ts';

/** Sent under one Idempotency-Key, until it is known what became of it. */
type Request = {
  userId: string;
  resolutionType: string;
  optionId: string;
  resolutionId?: string | null;
  answer: OptionAnswer;
  key: string;
};

export type RequestEvent =
  | { type: 'yes.answered' }
  | { type: 'no.answered' }
  | { type: 'no.confirmed' }
  | { type: 'no.declined' }
  | { type: 'call.asked' }
  | { type: 'choice.made'; choice: Choice }
  | { type: 'retry.asked' }
  /** The case was read again. */
  | ({ type: 'option.read' } & Told);

type RequestInput = Told & {
  which: Which;
  userId: string;
  mayWrite: boolean;
  newKey: () => string;
};

type RequestContext = RequestInput & {
  /** What is on its way, or was sent last and of which nobody knows that it arrived. */
  attempt: { answer: OptionAnswer; key: string } | null;
  /** What is being done, until it is known what came of it. */
  doing: RequestAct | null;
  /** What they answered had been answered elsewhere. */
  isMoved: boolean;
};

type Told = { option: Option; allowances: Allowances };

const settled = { doing: null, attempt: null, isMoved: false };

/**
 * The machine of an option that is asked for first, then chosen from what the insurer found: another flight, a hotel.
 *
 * It follows the status that the insurer says. A request is sent only from Initial, a choice only from OptionsSent; what was
 * answered elsewhere meanwhile is read again. After a lost answer the case says what came of it, and nothing else is sent
 * before that is known.
 */
export const requesting = ({ id, remedy }: { id: string; remedy: Requested }) => {
  const takeOption = { type: 'takeOption' as const, params: ({ event }: { event: Told }) => event };
  const unlessChanged = {
    guard: { type: 'isUnchanged' as const, params: ({ event }: { event: Told }) => event },
    actions: takeOption,
  };
  const reading = {
    id: 'readCase',
    src: 'readCase' as const,
    input: ({ context }: { context: RequestContext }) => context.which,
  };
  const is = (act: RequestAct) => ({ type: 'isFree' as const, params: { act } });
  const sends = (act: RequestAct, answer: OptionAnswer) => ({ type: 'begin' as const, params: { act, answer } });

  return setup({
    types: {} as { context: RequestContext; events: RequestEvent; input: RequestInput },
    actors: {
      submit: promisePort<OptionChanged, Request>('submit'),
      readCase: promisePort<CaseRead, Which>('readCase'),
    },
    actions: {
      ...refusalPorts,
      announceSubmitted: actionPort('announceSubmitted'),
      /** Others show the case, too. */
      caseOutdated: actionPort('caseOutdated'),
      /** Leads to where everything that may be had is chosen from. */
      selectAgain: actionPort('selectAgain'),
      begin: assign(({ context: { attempt, newKey } }, { act, answer }: { act: RequestAct; answer: OptionAnswer }) => ({
        doing: act,
        isMoved: false,
        attempt: attempt && isSameAnswer(attempt.answer, answer) ? attempt : { answer, key: newKey() },
      })),
      takeRead: assign(({ context }, read: CaseRead) => foundIn(read, context.option) ?? {}),
      takeChange: assign(({ context: { option } }, changed: OptionChanged) =>
        changed.kind === 'changed'
          ? { option: { ...option, status: changed.status, resolutionId: changed.resolutionId } }
          : {},
      ),
      /** What was said of the status that it had is over with it. */
      takeOption: assign(({ context }, { option, allowances }: Told) => ({
        option,
        allowances,
        ...(standingOf(option, remedy) !== standingOf(context.option, remedy) && settled),
      })),
      settle: assign(settled),
      /** It may be sent again, under the same key. */
      stop: assign({ doing: null }),
      noteMoved: assign({ isMoved: true }),
    },
    guards: {
      ...refusalGuards,
      isFree: ({ context }, { act }: { act: RequestAct }) => hindranceOf(context, remedy, act) === null,
      isInitial: ({ context: { option } }) => standingOf(option, remedy) === 'Initial',
      isOffered: ({ context: { option } }) => standingOf(option, remedy) === 'OptionsSent',
      lacksChoices: ({ context: { option } }) => !hasChoices(option, remedy),
      isOfferedNow: (_, changed: OptionChanged) => statusIn(changed) === 'OptionsSent',
      canChoose: ({ context }) =>
        hasChoices(context.option, remedy) && hindranceOf(context, remedy, 'customer.choose') === null,
      isUnchanged: ({ context }, { option }: Told) => standingOf(option, remedy) === standingOf(context.option, remedy),
      /** The insurer has not heard of it. */
      isAsBefore: ({ context }, read: CaseRead) => {
        const found = foundIn(read, context.option);
        return found !== null && standingOf(found.option, remedy) === standingOf(context.option, remedy);
      },
      isDone: ({ context: { option, doing } }, read: CaseRead) => {
        const found = foundIn(read, option);
        return found !== null && isLedTo(remedy, option, doing as RequestAct, found.option);
      },
    },
  }).createMachine({
    id,
    context: ({ input }) => ({ ...input, attempt: null, doing: null, isMoved: false }),
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
          'yes.answered': { guard: is('customer.yes'), target: 'submitting', actions: sends('customer.yes', {}) },
          'no.answered': { guard: is('customer.no'), target: 'sure' },
          'call.asked': {
            guard: is('customer.callMe'),
            target: 'submitting',
            actions: sends('customer.callMe', { callMe: true }),
          },
        },
      },
      /** Who says no cannot take it back. */
      sure: {
        on: {
          'no.confirmed': { target: 'submitting', actions: sends('customer.no', { rejected: true }) },
          'no.declined': 'asking',
          'option.read': unlessChanged,
        },
      },
      choosing: {
        on: {
          'choice.made': {
            guard: 'canChoose',
            target: 'submitting',
            actions: {
              type: 'begin',
              params: ({ event }) => ({ act: 'customer.choose', answer: event.choice }),
            },
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
          input: ({ context: { userId, option, attempt } }) => ({
            userId,
            resolutionType: remedy,
            optionId: option.optionId,
            resolutionId: option.resolutionId,
            ...(attempt as NonNullable<RequestContext['attempt']>),
          }),
          onDone: [
            {
              guard: isRefusedWith('INVALID_RESOLUTION_TYPE', 'RESOLUTION_NOT_FOUND'),
              target: 'rereading',
              actions: 'settle',
            },
            { guard: isRefused, target: 'byStatus', actions: ['settle', react] },
            {
              guard: withOutput('isOfferedNow'),
              target: 'looking',
              actions: [withOutput('takeChange'), 'settle', 'announceSubmitted'],
            },
            {
              target: 'byStatus',
              actions: [withOutput('takeChange'), 'settle', 'announceSubmitted', 'caseOutdated'],
            },
          ],
          onError: 'reconciling',
        },
      },
      /** What may be chosen is read anew: it was found just now. */
      looking: {
        tags: 'working',
        on: { 'option.read': {} },
        invoke: {
          ...reading,
          onDone: [
            { guard: isRefused, target: 'byStatus', actions: [react, 'caseOutdated'] },
            { target: 'byStatus', actions: [withOutput('takeRead'), 'caseOutdated'] },
          ],
          onError: { target: 'byStatus', actions: ['announceUnanswered', 'caseOutdated'] },
        },
      },
      /** It was answered elsewhere: how does it stand? */
      rereading: {
        tags: 'working',
        on: { 'option.read': {} },
        invoke: {
          ...reading,
          onDone: [
            { guard: isRefused, target: 'stale', actions: react },
            {
              target: 'byStatus',
              actions: [withOutput('takeRead'), 'noteMoved', 'caseOutdated', 'selectAgain'],
            },
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
          ...reading,
          onDone: [
            { guard: isRefused, target: 'unanswered', actions: react },
            {
              guard: withOutput('isAsBefore'),
              target: 'byStatus',
              actions: [withOutput('takeRead'), 'stop', 'announceUnanswered'],
            },
            {
              guard: withOutput('isDone'),
              target: 'byStatus',
              actions: [withOutput('takeRead'), 'settle', 'announceSubmitted', 'caseOutdated'],
            },
            {
              target: 'byStatus',
              actions: [withOutput('takeRead'), 'settle', 'noteMoved', 'caseOutdated', 'selectAgain'],
            },
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
