import { type ActorRefFrom, assign, setup } from 'xstate';
import { promisePort } from '../../kit/port.ts';
import { withOutput } from '../../kit/refusals.ts';
import { type Change, isVisible, type MonitoredType } from '../monitoredItems.ts';

/** `unread`: the insurer did not answer, and the list on screen stays. */
export type ListRead = { kind: 'read'; types: readonly MonitoredType[] } | { kind: 'unread' };

export type MonitoredListEvent =
  /** `change`: null after a lost answer, because the new list is unknown. */
  { type: 'list.changed'; change: Change | null } | { type: 'page.hidden' } | { type: 'page.seen' };

/** `isOld`: the list was read too long ago. `random`: returns a number in [0, 1). */
type MonitoredListInput = { isOld: boolean; isHidden: boolean; random: () => number };

type MonitoredListContext = MonitoredListInput & {
  expected: Change | null;
  /** The number of refreshes left that wait for the change. */
  extraLeft: number;
  /**
   * Whether the first wait is still to come. Its length is fully random, so that pages opened together do not send
   * requests together.
   */
  isFirstWait: boolean;
};

const interval = 120_000;
const shortestWait = 5_000;
/** Refreshes after a change: one at once, and two more. */
const refreshesAfterChange = 3;

/**
 * Refreshes the list of monitored data while its page is visible: every 120 s, and up to three times after a change,
 * until the list shows it.
 *
 * The first wait is random within the interval, which spreads customers whose pages opened together, such as after an
 * outage. Later waits are up to a twentieth shorter than the interval, so that they stay spread.
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
    /** The page is hidden. When it is visible again, the portal has already refreshed old data. */
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
