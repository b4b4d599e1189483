import { assign, type SnapshotFrom, setup } from 'xstate';

import { isRefused, isRefusedWith, react, refusalGuards, refusalPorts, withOutput } from '../../answers.ts';
import { promisePort } from '../../port.ts';
import type { Case, CaseRead, Which } from '../resolutions.ts';
import { isWaitedFor } from './remedies.ts';

export type ViewCaseEvent =
  /** An option was answered, or may have been. */
  | { type: 'case.outdated' }
  /** What was asked for could not be had: what the insurer makes of it is known in a moment. */
  | { type: 'option.failed' }
  | { type: 'retry.asked' }
  /** The page is no longer looked at, or is again. */
  | { type: 'page.hidden' }
  | { type: 'page.seen'; at: number };

type ViewCaseContext = {
  which: Which;
  case: Case | null;
  /** When it was read, in milliseconds since the epoch; null if it never was. */
  readAt: number | null;
  /** Something is about to change: somebody at the insurer acts, or a failure cools down. */
  isAwaited: boolean;
  isHidden: boolean;
};

const staleMs = 60_000;

/**
 * What may be had for what happened. It is read again after each answer, and every ten seconds for as long as somebody at the
 * insurer is about to do something or a failure cools down; not while nobody looks.
 */
export const viewCaseMachine = setup({
  types: {} as { context: ViewCaseContext; events: ViewCaseEvent; input: { which: Which } },
  actors: { readCase: promisePort<CaseRead, { which: Which }>('readCase') },
  actions: {
    ...refusalPorts,
    keep: assign((_, answer: CaseRead) =>
      answer.kind === 'read'
        ? { case: answer.case, readAt: answer.at, isAwaited: answer.case.options.some(isWaitedFor) }
        : {},
    ),
    forget: assign({ case: null, readAt: null, isAwaited: false }),
    await: assign({ isAwaited: true }),
    see: assign({ isHidden: false }),
  },
  guards: {
    ...refusalGuards,
    isKnown: ({ context }) => context.case !== null,
    isAwaited: ({ context: { isAwaited, isHidden } }) => isAwaited && !isHidden,
    isOld: ({ context: { isAwaited, readAt } }, at: number) => isAwaited || at - (readAt ?? 0) > staleMs,
  },
  delays: { caseRefresh: 10_000 },
}).createMachine({
  id: 'viewCase',
  context: ({ input: { which } }) => ({ which, case: null, readAt: null, isAwaited: false, isHidden: false }),
  initial: 'reading',
  on: { 'page.hidden': { actions: assign({ isHidden: true }) } },
  states: {
    reading: {
      invoke: {
        id: 'readCase',
        src: 'readCase',
        input: ({ context: { which } }) => ({ which }),
        onDone: [
          {
            guard: isRefusedWith(
              'NO_ALERT_EXISTS',
              'ALERT_NOT_FOUND',
              'RESOLUTION_NOT_FOUND',
              'FLIGHT_NOT_FOUND',
              'TRIP_NOT_FOUND',
              'BAG_NOT_FOUND',
            ),
            target: 'none',
            actions: ['forget', react],
          },
          { guard: isRefused, target: 'failed', actions: react },
          { target: 'shown', actions: withOutput('keep') },
        ],
        onError: { target: 'failed', actions: 'announceUnanswered' },
      },
      on: {
        // What is on its way may be older than what has just been written.
        'case.outdated': { target: 'reading', reenter: true },
        'option.failed': { guard: 'isKnown', actions: 'await' },
        'page.seen': { actions: 'see' },
      },
    },
    shown: {
      after: { caseRefresh: { guard: 'isAwaited', target: 'reading' } },
      on: {
        'case.outdated': 'reading',
        'option.failed': { target: 'shown', reenter: true, actions: 'await' },
        'page.seen': [
          {
            guard: { type: 'isOld', params: ({ event }) => event.at },
            target: 'reading',
            actions: 'see',
          },
          { actions: 'see' },
        ],
      },
    },
    failed: {
      after: { caseRefresh: { guard: 'isAwaited', target: 'reading' } },
      on: {
        'retry.asked': 'reading',
        'case.outdated': { guard: 'isKnown', target: 'reading' },
        'page.seen': { target: 'reading', actions: 'see' },
      },
    },
    /** Nothing happened that anything could be had for. */
    none: {
      on: { 'retry.asked': 'reading', 'page.seen': { actions: 'see' } },
    },
  },
});

export type ViewCaseSnapshot = SnapshotFrom<typeof viewCaseMachine>;
