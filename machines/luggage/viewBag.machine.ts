import { assign, type SnapshotFrom, setup } from 'xstate';
import { actionPort, promisePort } from '../kit/port.ts';
import { hasRefusalCode, isRefused, type Refused, react, refusalGuards, refusalPorts } from '../kit/refusals.ts';
import type { Bag } from './bag.ts';

export type BagRead = { kind: 'read'; bag: Bag; at: number } | Refused;

export type ViewBagEvent = { type: 'bag.outdated' } | { type: 'retry.requested' };

/** `known`: the bag from a list, shown until the bag itself was read. */
type ViewBagInput = { bagId: string; known: Bag | null };

type ViewBagContext = {
  bagId: string;
  bag: Bag | null;
  /** When the bag itself was read, in milliseconds since the epoch; null if it never was. */
  readAt: number | null;
};

/**
 * Shows a bag on its own page and reads it again whenever it may have changed. Leaves the page if the bag no longer
 * exists.
 */
export const viewBagMachine = setup({
  types: {} as { context: ViewBagContext; events: ViewBagEvent; input: ViewBagInput },
  actors: { readBag: promisePort<BagRead, { bagId: string }>('readBag') },
  actions: { ...refusalPorts, announceGone: actionPort('announceGone') },
  guards: {
    ...refusalGuards,
    /** A bag that is not on screen cannot be changed here. */
    isSeen: ({ context: { bag } }) => bag !== null,
  },
}).createMachine({
  id: 'viewBag',
  context: ({ input: { bagId, known } }) => ({ bagId, bag: known, readAt: null }),
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        id: 'readBag',
        src: 'readBag',
        input: ({ context: { bagId } }) => ({ bagId }),
        onDone: [
          { guard: hasRefusalCode('BAG_NOT_FOUND'), target: 'gone' },
          { guard: isRefused, target: 'failed', actions: react },
          {
            target: 'shown',
            actions: assign(({ event: { output } }) =>
              output.kind === 'read' ? { bag: output.bag, readAt: output.at } : {},
            ),
          },
        ],
        onError: { target: 'failed', actions: 'announceUnanswered' },
      },
      // The answer on its way may be older than the latest change.
      on: { 'bag.outdated': { guard: 'isSeen', target: 'reading', reenter: true } },
    },
    shown: { on: { 'bag.outdated': 'reading' } },
    failed: { on: { 'bag.outdated': { guard: 'isSeen', target: 'reading' }, 'retry.requested': 'reading' } },
    gone: { entry: 'announceGone', type: 'final' },
  },
});

export type ViewBagSnapshot = SnapshotFrom<typeof viewBagMachine>;
