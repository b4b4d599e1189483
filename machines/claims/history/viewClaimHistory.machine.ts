import { assign, setup } from 'xstate';
import { promisePort } from '../../kit/port.ts';
import { hasRefusalCode, isRefused, react, refusalGuards, refusalPorts, withOutput } from '../../kit/refusals.ts';
import type { Claim, ClaimRead } from '../claims.ts';

export type ViewClaimHistoryEvent = { type: 'retry.requested' };

type ViewClaimHistoryContext = { alertId: string; claim: Claim | null };

/**
 * Shows the history of a claim on its own page. Another customer's claim looks exactly like one that does not exist.
 */
export const viewClaimHistoryMachine = setup({
  types: {} as { context: ViewClaimHistoryContext; events: ViewClaimHistoryEvent; input: { alertId: string } },
  actors: { readClaim: promisePort<ClaimRead, { alertId: string }>('readClaim') },
  actions: refusalPorts,
  guards: {
    ...refusalGuards,
    isMissing: (_, read: ClaimRead) => read.kind === 'read' && read.claim === undefined,
  },
}).createMachine({
  id: 'viewClaimHistory',
  context: ({ input: { alertId } }) => ({ alertId, claim: null }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'readClaim',
        src: 'readClaim',
        input: ({ context: { alertId } }) => ({ alertId }),
        onDone: [
          // A malformed id cannot belong to a claim.
          { guard: hasRefusalCode('INVALID_PARAMS'), target: 'notFound' },
          { guard: isRefused, target: 'failed', actions: react },
          { guard: withOutput('isMissing'), target: 'notFound' },
          {
            target: 'ready',
            actions: assign({ claim: ({ event: { output } }) => (output.kind === 'read' && output.claim) || null }),
          },
        ],
        onError: { target: 'failed', actions: 'announceUnanswered' },
      },
    },
    failed: { on: { 'retry.requested': 'loading' } },
    notFound: {},
    ready: {},
  },
});
