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
  problems: Problems;
  end: OverrideOptionOutput;
};

/** `outdated`: nothing is known to have changed, but the page may show an old status. */
export type OverrideOptionOutput = 'overridden' | 'outdated' | 'left';

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
  context: ({ input }) => ({ ...input, attempt: null, isSent: false, isMoved: false, problems: {}, end: 'left' }),
  initial: 'explaining',
  states: {
    explaining: {
      entry: assign({ isSent: false }),
      exit: assign({ problems: {} }),
      on: {
        'reason.given': {
          guard: { type: 'isGiven', params: ({ event }) => event.reason },
          target: 'checking',
          actions: assign(({ context: { newKey }, event: { reason } }) => ({
            attempt: { reason: reason.trim(), key: newKey() },
            isMoved: false,
          })),
        },
        'dialog.closed': 'left',
      },
    },
    checking: {
      tags: 'working',
      invoke: {
        id: 'readCase',
        src: 'readCase',
        input: ({ context: { which } }) => ({ which }),
        onDone: [
          { guard: withOutput('isRefusedAgain'), target: 'unanswered', actions: reactElsewhere },
          { guard: isRefused, target: 'explaining', actions: react },
          {
            guard: withOutput('isMoved'),
            target: 'explaining',
            actions: [withOutput('takeRead'), assign({ isMoved: true, end: 'outdated' })],
          },
          { target: 'overriding' },
        ],
        onError: [
          { guard: 'isSent', target: 'unanswered', actions: 'announceUnanswered' },
          { target: 'explaining', actions: 'announceUnsent' },
        ],
      },
    },
    overriding: {
      tags: 'working',
      invoke: {
        id: 'override',
        src: 'override',
        input: ({ context: { userId, remedy, option, act, attempt } }) => {
          const { reason, key } = attempt as NonNullable<OverrideOptionContext['attempt']>;
          return {
            userId,
            resolutionType: remedy,
            optionId: option.optionId,
            answer: { reason, ...overrideAnswers[act] },
            key,
          };
        },
        onDone: [
          { guard: isRefusedForFields, target: 'explaining', actions: assign({ problems: fieldProblems }) },
          { guard: isRefused, target: 'explaining', actions: react },
          { target: 'overridden' },
        ],
        onError: { target: 'unanswered', actions: 'announceUnanswered' },
      },
    },
    /** The override may have been carried out; repeating it reuses the key. */
    unanswered: {
      entry: assign({ isSent: true, end: 'outdated' }),
      on: { 'retry.asked': 'checking', 'dialog.closed': 'left' },
    },
    overridden: { entry: [assign({ end: 'overridden' }), 'announceOverridden'], type: 'final' },
    left: { type: 'final' },
  },
  output: ({ context: { end } }) => end,
});

export type OverrideOptionSnapshot = SnapshotFrom<typeof overrideOptionMachine>;
