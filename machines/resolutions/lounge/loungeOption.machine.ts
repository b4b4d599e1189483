import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';

import type { Allowances } from '#schema/lifecycles.ts';

import {
  fieldProblems,
  isRefused,
  isRefusedForFields,
  isRefusedWith,
  type Problems,
  react,
  refusalGuards,
  refusalPorts,
  withOutput,
} from '../../answers.ts';
import { actionPort, promisePort } from '../../port.ts';
import { foundIn, hindranceOf, statusIn } from '../case/answering.ts';
import type { CaseRead, Option, OptionAnswer, OptionChanged, Which } from '../resolutions.ts';
import {
  type Attempt,
  isAsked,
  isBooked,
  isOfForm,
  type LoungeAct,
  loungeStanding,
  type Outcome,
  outcomeOf,
} from './lounge.ts';

type Guest = { loungeId: string; firstName: string; surname: string };
type Asked = { resolutionId: string; key: string };

export type LoungeOptionEvent =
  | { type: 'lounge.wanted' }
  | ({ type: 'lounge.chosen' } & Guest)
  | { type: 'choice.left' }
  | { type: 'access.denied' }
  | { type: 'access.denial.confirmed' }
  | { type: 'no.answered' }
  | { type: 'no.confirmed' }
  | { type: 'question.declined' }
  | { type: 'call.asked' }
  | { type: 'booking.confirmed' }
  /** What nobody answered is sent again. */
  | { type: 'answer.repeated' }
  | { type: 'answer.reconsidered' }
  | { type: 'retry.asked' }
  /** The case was read again. */
  | { type: 'option.read'; option: Option; allowances: Allowances };

type LoungeOptionInput = {
  option: Option;
  allowances: Allowances;
  which: Which;
  userId: string;
  mayWrite: boolean;
  newKey: () => string;
};

type LoungeOptionContext = LoungeOptionInput & {
  attempt: Attempt | null;
  /** The confirmation's own, until it was answered. */
  confirmKey: string | null;
  problems: Problems;
  /** What they answered had been answered elsewhere. */
  isMoved: boolean;
};

/**
 * A lounge: wanted or not, chosen for somebody, booked, confirmed.
 *
 * An answer that was lost is not a failure: the case says what came of it. What was booked is never booked again but
 * confirmed, under the key that was used before.
 */
export const loungeOptionMachine = setup({
  types: {} as { context: LoungeOptionContext; events: LoungeOptionEvent; input: LoungeOptionInput },
  actors: {
    submit: promisePort<OptionChanged, { userId: string; option: Option } & Attempt>('submit'),
    confirm: promisePort<OptionChanged, Asked>('confirm'),
    patch: promisePort<OptionChanged, Asked>('patch'),
    readCase: promisePort<CaseRead, Which>('readCase'),
  },
  actions: {
    ...refusalPorts,
    announceSubmitted: actionPort('announceSubmitted'),
    announceConfirmed: actionPort('announceConfirmed'),
    /** It could not be had: what the insurer makes of it is known in a moment. */
    cool: actionPort('cool'),
    caseOutdated: actionPort('caseOutdated'),
    begin: assign(({ context: { newKey } }, answer: OptionAnswer) => ({
      attempt: { answer, key: newKey() },
      isMoved: false,
      problems: {},
    })),
    takeRead: assign(({ context: { option } }, read: CaseRead) => foundIn(read, option) ?? {}),
    takeChange: assign(({ context: { option } }, changed: OptionChanged) =>
      changed.kind === 'changed'
        ? { option: { ...option, status: changed.status, resolutionId: changed.resolutionId } }
        : {},
    ),
    settle: assign({ attempt: null, confirmKey: null, isMoved: false }),
    noteMoved: assign({ attempt: null, confirmKey: null, isMoved: true }),
  },
  guards: {
    ...refusalGuards,
    isFree: ({ context }, act: LoungeAct) => hindranceOf(context, 'LOUNGE', act) === null,
    /** What is confirmed is a resolution: there is none before somebody asked for it. */
    canConfirm: ({ context }) =>
      context.option.resolutionId !== null && hindranceOf(context, 'LOUNGE', 'customer.confirm') === null,
    isAsked: ({ context: { option } }) => isAsked(option),
    isBooked: ({ context: { option } }) => isBooked(option),
    hasFailedBefore: ({ context: { option } }) => loungeStanding(option) === 'Failed',
    wasLounge: ({ context: { attempt } }) => attempt !== null && isOfForm(attempt.answer),
    isNews: ({ context }, option: Option) =>
      loungeStanding(option) !== loungeStanding(context.option) || option.resolutionId !== context.option.resolutionId,
    isStatus: (_, { changed, status }: { changed: OptionChanged; status: string }) => statusIn(changed) === status,
    isOutcome: ({ context }, { read, outcome }: { read: CaseRead; outcome: Outcome }) =>
      outcomeOf(context, read) === outcome,
  },
}).createMachine({
  id: 'loungeOption',
  context: ({ input }) => ({ ...input, attempt: null, confirmKey: null, problems: {}, isMoved: false }),
  initial: 'byStatus',
  on: {
    'option.read': [
      {
        guard: { type: 'isNews', params: ({ event }) => event.option },
        target: '.byStatus',
        actions: [assign(({ event: { option, allowances } }) => ({ option, allowances })), 'settle'],
      },
      { actions: assign(({ event: { option, allowances } }) => ({ option, allowances })) },
    ],
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
        'lounge.wanted': { guard: { type: 'isFree', params: 'customer.choose' }, target: 'choosing' },
        'no.answered': { guard: { type: 'isFree', params: 'customer.no' }, target: 'sure' },
        'call.asked': {
          guard: { type: 'isFree', params: 'customer.callMe' },
          target: 'submitting',
          actions: { type: 'begin', params: { callMe: true } },
        },
      },
    },
    /** Who says no cannot take it back. */
    sure: {
      on: {
        'no.confirmed': { target: 'submitting', actions: { type: 'begin', params: { rejected: true } } },
        'question.declined': 'asking',
      },
    },
    choosing: {
      exit: assign({ problems: {} }),
      on: {
        'lounge.chosen': {
          guard: { type: 'isFree', params: 'customer.choose' },
          target: 'submitting',
          actions: {
            type: 'begin',
            params: ({ event: { loungeId, firstName, surname } }) => ({ loungeId, firstName, surname }),
          },
        },
        'access.denied': { guard: { type: 'isFree', params: 'customer.noLounge' }, target: 'sureNone' },
        'choice.left': 'byStatus',
      },
    },
    /** Nor can who says that there is no getting to a lounge. */
    sureNone: {
      on: {
        'access.denial.confirmed': {
          target: 'submitting',
          // The insurer asks whether it comes from the overview, where no option is answered.
          actions: { type: 'begin', params: { loungeId: 'None', isDashboard: false } },
        },
        'question.declined': 'choosing',
      },
    },
    submitting: {
      tags: 'working',
      // Whatever is read meanwhile may be older than what the answer says.
      on: { 'option.read': {} },
      invoke: {
        id: 'submit',
        src: 'submit',
        input: ({ context: { userId, option, attempt } }) => ({ userId, option, ...(attempt as Attempt) }),
        onDone: [
          { guard: isRefusedWith('INVALID_RESOLUTION_TYPE'), target: 'reconciling', actions: 'noteMoved' },
          {
            guard: isRefusedForFields,
            target: 'choosing',
            actions: ['settle', assign({ problems: fieldProblems })],
          },
          { guard: isRefused, target: 'reopening', actions: [react, 'cool'] },
          {
            target: 'byStatus',
            actions: [withOutput('takeChange'), 'settle', 'announceSubmitted', 'caseOutdated'],
          },
        ],
        onError: 'reconciling',
      },
    },
    /** What was typed for a lounge is typed once. */
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
        input: ({ context: { option, confirmKey } }) => ({
          resolutionId: option.resolutionId as string,
          key: confirmKey as string,
        }),
        onDone: [
          { guard: isRefusedWith('INVALID_RESOLUTION_TYPE'), target: 'reconciling', actions: 'noteMoved' },
          { guard: isRefused, target: 'failed', actions: ['settle', react, 'cool'] },
          {
            guard: { type: 'isStatus', params: ({ event }) => ({ changed: event.output, status: 'Confirmed' }) },
            target: 'patching',
          },
          {
            guard: { type: 'isStatus', params: ({ event }) => ({ changed: event.output, status: 'Failed' }) },
            target: 'byStatus',
            actions: [withOutput('takeChange'), 'settle', 'cool'],
          },
          {
            target: 'byStatus',
            actions: [withOutput('takeChange'), 'settle', 'caseOutdated'],
          },
        ],
        onError: 'reconciling',
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
          // It is confirmed all the same, as the case says.
          { guard: isRefused, target: 'reconciling', actions: react },
          {
            target: 'byStatus',
            actions: [withOutput('takeChange'), 'settle', 'announceConfirmed', 'caseOutdated'],
          },
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
        input: ({ context: { which } }) => which,
        onDone: [
          { guard: isRefused, target: 'unknown', actions: react },
          { guard: cameOf('not heard'), target: 'missing', actions: withOutput('takeRead') },
          {
            guard: cameOf('arrived'),
            target: 'byStatus',
            actions: [withOutput('takeRead'), 'settle', 'announceSubmitted', 'caseOutdated'],
          },
          {
            guard: cameOf('confirmed'),
            target: 'byStatus',
            actions: [withOutput('takeRead'), 'settle', 'announceConfirmed', 'caseOutdated'],
          },
          {
            guard: cameOf('failed'),
            target: 'byStatus',
            actions: [withOutput('takeRead'), 'settle', 'caseOutdated'],
          },
          // It may be confirmed under the same key again.
          {
            guard: cameOf('unconfirmed'),
            target: 'booked',
            actions: [withOutput('takeRead'), 'announceUnanswered', 'caseOutdated'],
          },
          {
            guard: cameOf('elsewhere'),
            target: 'byStatus',
            actions: [withOutput('takeRead'), 'noteMoved', 'caseOutdated'],
          },
          { target: 'unknown' },
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
        'answer.reconsidered': 'reopening',
      },
    },
    /** Confirming it failed. */
    failed: {
      on: {
        'lounge.wanted': { guard: { type: 'isFree', params: 'customer.choose' }, target: 'choosing' },
        'booking.confirmed': { guard: 'canConfirm', target: 'confirming' },
      },
    },
    /** A card says how it stands. */
    shown: {},
  },
});

function cameOf(outcome: Outcome) {
  return {
    type: 'isOutcome' as const,
    params: ({ event: { output } }: { event: { output: CaseRead } }) => ({ read: output, outcome }),
  };
}

export type LoungeOptionActor = ActorRefFrom<typeof loungeOptionMachine>;
export type LoungeOptionSnapshot = SnapshotFrom<typeof loungeOptionMachine>;
