import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';

/** A text by its id, with what stands in it. `general`: the general error text follows. */
export type Notice = {
  severity: 'success' | 'warning' | 'error';
  /** The id of a text; an `error` may bring its own words instead. */
  text: { id: string; values?: Record<string, string | number> } | { raw: string };
  general?: boolean;
  /** Ids of texts that say more, one a line. */
  details?: readonly string[];
};

export type Modal = { title: string; body: string };

export type NotifierEvent =
  | { type: 'notice.raised'; notice: Notice }
  | { type: 'notice.dismissed' }
  | { type: 'dialog.raised'; dialog: Modal }
  | { type: 'dialog.closed' }
  | { type: 'session.timedOut' }
  | { type: 'toast.dismissed' }
  | { type: 'session.opened' };

type NotifierContext = {
  notices: readonly Notice[];
  dialog: Modal | null;
  /** What is to be said once the dialog is closed. */
  waiting: readonly Modal[];
};

/**
 * What the portal says besides its screens: a notice at a time, a dialog at a time, the toast of a session that timed out.
 *
 * Good news goes by itself; a warning stays until it is read or the next notice waits. The same words twice in a row are
 * said once: parallel requests fail alike.
 */
export const notifierMachine = setup({
  types: {} as { context: NotifierContext; events: NotifierEvent },
  actions: {
    enqueue: assign({
      notices: ({ context }, notice: Notice) =>
        context.notices.some((queued) => isSame(queued, notice)) ? context.notices : [...context.notices, notice],
    }),
    dropAll: assign({ notices: [] }),
    dropFirst: assign({ notices: ({ context }) => context.notices.slice(1) }),
    open: assign({ dialog: (_, dialog: Modal) => dialog }),
    keepWaiting: assign({
      waiting: ({ context: { dialog, waiting } }, raised: Modal) =>
        [dialog, ...waiting].some((known) => isSame(known, raised)) ? waiting : [...waiting, raised],
    }),
    openNext: assign({
      dialog: ({ context }) => context.waiting[0] ?? null,
      waiting: ({ context }) => context.waiting.slice(1),
    }),
  },
  guards: {
    isQueueEmpty: ({ context }) => context.notices.length === 0,
    isDialogWaiting: ({ context }) => context.waiting.length > 0,
    goesByItself: ({ context: { notices } }) => notices.length > 1 || notices[0]?.severity === 'success',
  },
  delays: { noticeTime: 6_000 },
}).createMachine({
  id: 'notifier',
  context: { notices: [], dialog: null, waiting: [] },
  type: 'parallel',
  states: {
    snackbar: {
      initial: 'empty',
      on: {
        'notice.raised': {
          target: '.deciding',
          actions: { type: 'enqueue', params: ({ event }) => event.notice },
        },
      },
      states: {
        empty: {},
        deciding: {
          always: [
            { guard: 'isQueueEmpty', target: 'empty' },
            { guard: 'goesByItself', target: 'passing' },
            { target: 'standing' },
          ],
        },
        passing: {
          on: {
            // Declared again so that what comes meanwhile waits its turn and the time runs on.
            'notice.raised': { actions: { type: 'enqueue', params: ({ event }) => event.notice } },
            'notice.dismissed': { target: 'deciding', actions: 'dropFirst' },
            'session.opened': { target: 'empty', actions: 'dropAll' },
          },
          after: { noticeTime: { target: 'deciding', actions: 'dropFirst' } },
        },
        standing: {
          on: {
            'notice.dismissed': { target: 'deciding', actions: 'dropFirst' },
            // What went wrong on the way in is over.
            'session.opened': { target: 'empty', actions: 'dropAll' },
          },
        },
      },
    },
    modal: {
      initial: 'closed',
      states: {
        closed: {
          on: {
            'dialog.raised': { target: 'open', actions: { type: 'open', params: ({ event }) => event.dialog } },
          },
        },
        open: {
          on: {
            'dialog.raised': { actions: { type: 'keepWaiting', params: ({ event }) => event.dialog } },
            'dialog.closed': [
              { guard: 'isDialogWaiting', target: 'open', reenter: true, actions: 'openNext' },
              { target: 'closed', actions: assign({ dialog: null }) },
            ],
          },
        },
      },
    },
    toast: {
      initial: 'hidden',
      states: {
        hidden: { on: { 'session.timedOut': 'shown' } },
        shown: { on: { 'toast.dismissed': 'hidden', 'session.opened': 'hidden' } },
      },
    },
  },
});

export type NotifierActor = ActorRefFrom<typeof notifierMachine>;
export type NotifierSnapshot = SnapshotFrom<typeof notifierMachine>;

function isSame<Said extends Notice | Modal>(one: Said | null, other: Said): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
