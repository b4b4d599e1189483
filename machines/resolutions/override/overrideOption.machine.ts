import { assign, type SnapshotFrom, setup } from 'xstate';

import type { Remedy } from '#schema/lifecycles.ts';
import { actionPort, promisePort } from '../../kit/port.ts';
import {
  fieldProblems,
  isRefused,
  isRefusedForFields,
  type Problems,
  react,
  reactElsewhere,
  refusalGuards,
  refusalPorts,
  withOutput,
} from '../../kit/refusals.ts';
import { findOption } from '../case/blockedReason.ts';
import type { Case, CaseRead, DisruptionRef, Option, OptionAnswer, OptionChanged } from '../resolutions.ts';
import { type AgentAct, isDone, isUnchanged, overrideAnswers } from './overrideOption.logic.ts';

/** Keeps one Idempotency-Key until the outcome is known. */
type Override = { userId: string; resolutionType: string; optionId: string; answer: OptionAnswer; key: string };

export type OverrideOptionEvent =
  | { type: 'reason.given'; reason: string }
  | { type: 'retry.asked' }
  | { type: 'dialog.closed' };

type OverrideOptionInput = {
  option: Option;
  case: Case;
  remedy: Remedy;
  act: AgentAct;
  which: DisruptionRef;
  userId: string;
  newKey: () => string;
};

type OverrideOptionContext = OverrideOptionInput & {
  attempt: { reason: string; key: string } | null;
  /** Whether an answer was lost, so that the override may have been carried out. */
  isSent: boolean;
  /** Whether the option has changed since the agent decided. */
  isMoved: boolean;
  /** Whether the page may show an old status, because the option changed or an answer was lost. */
  isOutdated: boolean;
  problems: Problems;
};

/** `outdated`: nothing was overridden as far as is known, but the page may show an old status. */
export type OverrideOptionOutput = 'overridden' | 'outdated' | 'dismissed';

const explaining = '#overrideOption.explaining';

/**
 * Lets an agent change an option by hand, with a reason.
 *
 * The decision depends on the current status: if the customer answered in the meantime, the agent sees that first and
 * decides again. A repeated request is checked again as well.
 */
export const overrideOptionMachine = setup({
  types: {} as {
    context: OverrideOptionContext;
    events: OverrideOptionEvent;
    input: OverrideOptionInput;
    output: OverrideOptionOutput;
  },
  actors: {
    readCase: promisePort<CaseRead, { which: DisruptionRef }>('readCase'),
    override: promisePort<OptionChanged, Override>('override'),
  },
  actions: {
    ...refusalPorts,
    announceOverridden: actionPort('announceOverridden'),
    takeRead: assign(({ context }, read: CaseRead) => ({
      option: findOption(read, context.option)?.option ?? context.option,
      case: read.kind === 'read' ? read.case : context.case,
    })),
    noteMoved: assign({ isMoved: true, isOutdated: true }),
  },
  guards: {
    ...refusalGuards,
    isGiven: (_, reason: string) => reason.trim() !== '',
    isSent: ({ context }) => context.isSent,
    isRefusedAgain: ({ context }, read: CaseRead) => context.isSent && read.kind === 'refused',
    isMoved: ({ context }, read: CaseRead) => {
      const now = findOption(read, context.option)?.option;
      if (read.kind !== 'read' || !now || isUnchanged(context.case, read.case)) return false;
      return !context.isSent || !isDone(context, now);
    },
  },
}).createMachine({
  id: 'overrideOption',
  context: ({ input }) => ({
    ...input,
    attempt: null,
    isSent: false,
    isMoved: false,
    isOutdated: false,
    problems: {},
  }),
  initial: 'explaining',
  states: {
    explaining: {
      entry: assign({ isSent: false }),
      exit: assign({ problems: {} }),
      on: {
        'reason.given': {
          guard: { type: 'isGiven', params: ({ event }) => event.reason },
          target: 'working.checking',
          actions: assign(({ context: { newKey }, event: { reason } }) => ({
            attempt: { reason: reason.trim(), key: newKey() },
            isMoved: false,
          })),
        },
        'dialog.closed': 'dismissed',
      },
    },
    working: {
      tags: 'working',
      initial: 'checking',
      states: {
        /** Checks that the option is unchanged since the agent decided. */
        checking: {
          invoke: {
            id: 'readCase',
            src: 'readCase',
            input: ({ context: { which } }) => ({ which }),
            onDone: [
              {
                guard: withOutput('isRefusedAgain'),
                target: '#overrideOption.outcomeUnknown',
                actions: reactElsewhere,
              },
              { guard: isRefused, target: explaining, actions: react },
              { guard: withOutput('isMoved'), target: explaining, actions: [withOutput('takeRead'), 'noteMoved'] },
              { target: 'overriding' },
            ],
            onError: [
              { guard: 'isSent', target: '#overrideOption.outcomeUnknown', actions: 'announceUnanswered' },
              { target: explaining, actions: 'announceUnsent' },
            ],
          },
        },
        overriding: {
          invoke: {
            id: 'override',
            src: 'override',
            input: ({ context }) => toOverride(context),
            onDone: [
              { guard: isRefusedForFields, target: explaining, actions: assign({ problems: fieldProblems }) },
              { guard: isRefused, target: explaining, actions: react },
              { target: '#overrideOption.overridden' },
            ],
            onError: { target: '#overrideOption.outcomeUnknown', actions: 'announceUnanswered' },
          },
        },
      },
    },
    /** The override may have been carried out; repeating it reuses the key. */
    outcomeUnknown: {
      entry: assign({ isSent: true, isOutdated: true }),
      on: { 'retry.asked': 'working.checking', 'dialog.closed': 'dismissed' },
    },
    overridden: { entry: 'announceOverridden', type: 'final', output: 'overridden' },
    dismissed: {
      type: 'final',
      output: ({ context: { isOutdated } }): OverrideOptionOutput => (isOutdated ? 'outdated' : 'dismissed'),
    },
  },
  output: ({ event }) => event.output as OverrideOptionOutput,
});

function toOverride({ userId, remedy, option, act, attempt }: OverrideOptionContext): Override {
  const { reason, key } = attempt as NonNullable<typeof attempt>;
  const answer = { reason, ...overrideAnswers[act] };
  return { userId, resolutionType: remedy, optionId: option.optionId, answer, key };
}

export type OverrideOptionSnapshot = SnapshotFrom<typeof overrideOptionMachine>;
