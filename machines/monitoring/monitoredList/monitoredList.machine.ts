import { type ActorRefFrom, assign, setup } from 'xstate';

import { withOutput } from '../../answers.ts';
import { promisePort } from '../../port.ts';
import { type Change, isVisible, type MonitoredType } from '../monitoredItems.ts';

/** `unread`: the insurer did not answer, and the list on screen is as old as it says. */
export type ListRead = { kind: 'read'; types: readonly MonitoredType[] } | { kind: 'unread' };

export type MonitoredListEvent =
  /** `change`: null if an answer was lost, so that nobody knows what the list will show. */
  { type: 'list.changed'; change: Change | null } | { type: 'page.hidden' } | { type: 'page.seen' };

/** `isOld`: the list was read too long ago to be shown as it is. `random`: a number from 0 up to 1, another one each time. */
type MonitoredListInput = { isOld: boolean; isHidden: boolean; random: () => number };

type MonitoredListContext = MonitoredListInput & {
  expected: Change | null;
  /** Refreshes that are left to wait for the change. */
  extraLeft: number;
  /** Whether the first wait is still to come: its length alone is random, so that pages opened together do not ask together. */
  isFirstWait: boolean;
};

const interval = 120_000;
const shortestWait = 5_000;
/** Refreshes after a change: the one that starts at once, and two more. */
const refreshesAfterChange = 3;

/**
 * Refreshes the list of monitored data while somebody looks at it: every 120 s, and up to three times after a change, until the
 * list shows it (M18).
 *
 * The first wait is anything up to the interval, which spreads customers whose pages opened together, such as after an outage;
 * the others are shorter than the interval by at most a twentieth, so that they do not meet again.
 */
export const monitoredListMachine = setup({
  types: {} as { context: MonitoredListContext; events: MonitoredListEvent; input: MonitoredListInput },
  actors: { readList: promisePort<ListRead>('readList') },
  actions: {
    expect: assign((_, change: Change | null) => ({ expected: change, extraLeft: refreshesAfterChange - 1 })),
    countExtra: assign({ extraLeft: ({ context }) => context.extraLeft - 1 }),
    stopExpecting: assign({ expected: null, extraLeft: 0 }),
    endFirstWait: assign({ isFirstWait: false }),
  },
  guards: {
    isOld: ({ context }) => context.isOld,
    isHidden: ({ context }) => context.isHidden,
    isAwaited: ({ context: { extraLeft, expected } }, read: ListRead) =>
      extraLeft > 0 && expected !== null && !(read.kind === 'read' && isVisible(expected, read.types)),
    mayStillShow: ({ context: { extraLeft, expected } }) => extraLeft > 0 && expected !== null,
  },
  delays: {
    untilRefresh: ({ context: { isFirstWait, random } }) =>
      isFirstWait ? Math.max(shortestWait, interval * random()) : interval * (1 - random() / 20),
    untilExtra: 5_000,
  },
}).createMachine({
  id: 'monitoredList',
  context: ({ input }) => ({ ...input, expected: null, extraLeft: 0, isFirstWait: true }),
  initial: 'starting',
  on: {
    'list.changed': { target: '.refreshing', actions: { type: 'expect', params: ({ event }) => event.change } },
    'page.hidden': { actions: assign({ isHidden: true }) },
    'page.seen': { actions: assign({ isHidden: false }) },
  },
  states: {
    starting: { always: [{ guard: 'isOld', target: 'refreshing' }, { target: 'ready' }] },
    ready: {
      always: { guard: 'isHidden', target: 'paused' },
      entry: 'stopExpecting',
      after: { untilRefresh: { target: 'refreshing', actions: 'endFirstWait' } },
    },
    /** Nobody looks. Whoever comes back finds data that the portal itself has read again if it was old. */
    paused: { on: { 'page.seen': { target: 'ready', actions: assign({ isHidden: false }) } } },
    refreshing: {
      invoke: {
        id: 'readList',
        src: 'readList',
        onDone: [{ guard: withOutput('isAwaited'), target: 'waiting', actions: 'countExtra' }, { target: 'ready' }],
        onError: [{ guard: 'mayStillShow', target: 'waiting', actions: 'countExtra' }, { target: 'ready' }],
      },
    },
    waiting: { after: { untilExtra: 'refreshing' } },
  },
});

export type MonitoredListActor = ActorRefFrom<typeof monitoredListMachine>;
