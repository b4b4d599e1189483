import { assign, type SnapshotFrom, setup } from 'xstate';

import { staleMs } from '#rules/datasets.ts';
import { promisePort } from '../../kit/port.ts';
import { hasRefusalCode, isRefused, react, refusalGuards, refusalPorts, withOutput } from '../../kit/refusals.ts';
import type { Case, CaseRead, DisruptionRef } from '../resolutions.ts';
import { isAwaitingInsurer } from './remedies.ts';

export type ViewCaseEvent =
  /** An option was answered, or may have been. */
  | { type: 'case.outdated' }
  /** An option could not be provided; the insurer decides on the next status shortly. */
  | { type: 'option.failed' }
  | { type: 'retry.requested' }
  | { type: 'page.hidden' }
  | { type: 'page.seen'; at: number };

type ViewCaseContext = {
  which: DisruptionRef;
  case: Case | null;
  /** In milliseconds since the epoch; null if it was never read. */
  readAt: number | null;
  isAwaited: boolean;
  /** Waits after a failed option: `ahead` during the wait, `due` from then until the disruption was read. */
  cooling: 'ahead' | 'due' | null;
  isHidden: boolean;
};

/**
 * Shows the options for a disruption. Reads them again after each answer, and every ten seconds while the insurer is
 * about to act or a failure cools down, but not while the tab is hidden. A read before the cool-down is over does not
 * end it.
 */
export const viewCaseMachine = setup({
  types: {} as { context: ViewCaseContext; events: ViewCaseEvent; input: { which: DisruptionRef } },
  actors: { readCase: promisePort<CaseRead, { which: DisruptionRef }>('readCase') },
  actions: {
    ...refusalPorts,
    storeCase: assign(({ context: { cooling } }, answer: CaseRead) =>
      answer.kind === 'read'
        ? {
            case: answer.case,
            readAt: answer.at,
            isAwaited: answer.case.options.some(isAwaitingInsurer),
            cooling: cooling === 'due' ? null : cooling,
          }
        : {},
    ),
    forgetCase: assign({ case: null, readAt: null, isAwaited: false, cooling: null }),
    startCooldown: assign({ cooling: 'ahead' }),
    endCooldown: assign({ cooling: ({ context: { cooling } }) => cooling && 'due' }),
    see: assign({ isHidden: false }),
  },
  guards: {
    ...refusalGuards,
    isKnown: ({ context }) => context.case !== null,
    isAwaited: ({ context }) => isChanging(context) && !context.isHidden,
    isOld: ({ context }, at: number) => isChanging(context) || at - (context.readAt ?? 0) > staleMs,
  },
  delays: { caseRefresh: 10_000 },
}).createMachine({
  id: 'viewCase',
  context: ({ input: { which } }) => ({
    which,
    case: null,
    readAt: null,
    isAwaited: false,
    cooling: null,
    isHidden: false,
  }),
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
            guard: hasRefusalCode(
              'NO_ALERT_EXISTS',
              'ALERT_NOT_FOUND',
              'RESOLUTION_NOT_FOUND',
              'FLIGHT_NOT_FOUND',
              'TRIP_NOT_FOUND',
              'BAG_NOT_FOUND',
            ),
            target: 'none',
            actions: ['forgetCase', react],
          },
          { guard: isRefused, target: 'failed', actions: react },
          { target: 'shown', actions: withOutput('storeCase') },
        ],
        onError: { target: 'failed', actions: 'announceUnanswered' },
      },
      on: {
        // The answer on its way may be older than the latest change.
        'case.outdated': { target: 'reading', reenter: true },
        'option.failed': { actions: 'startCooldown' },
        'page.seen': { actions: 'see' },
      },
    },
    shown: {
      after: { caseRefresh: { guard: 'isAwaited', target: 'reading', actions: 'endCooldown' } },
      on: {
        'case.outdated': 'reading',
        'option.failed': { target: 'shown', reenter: true, actions: 'startCooldown' },
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
      after: { caseRefresh: { guard: 'isAwaited', target: 'reading', actions: 'endCooldown' } },
      on: {
        'retry.requested': 'reading',
        'case.outdated': { guard: 'isKnown', target: 'reading' },
        'option.failed': { target: 'failed', reenter: true, actions: 'startCooldown' },
        'page.seen': { target: 'reading', actions: 'see' },
      },
    },
    /** Nothing happened that options are available for. */
    none: {
      on: { 'retry.requested': 'reading', 'page.seen': { actions: 'see' } },
    },
  },
});

const isChanging = ({ isAwaited, cooling }: ViewCaseContext): boolean => isAwaited || cooling !== null;

export type ViewCaseSnapshot = SnapshotFrom<typeof viewCaseMachine>;
