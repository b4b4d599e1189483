import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';

import type { DatasetName } from '#rules/datasets.ts';

/** A topic of a notice. Its notices disappear once it is retried or corrected. */
export type Matter =
  | DatasetName
  | 'account'
  | 'bag'
  | 'bank'
  | 'bag details'
  | 'case'
  /** A business claim, in the dialog of an action on it. */
  | 'claim'
  | 'dispute'
  | 'claim history'
  | 'claim payout'
  | 'disruption'
  | 'customer'
  | 'insurance'
  | 'item'
  | 'language'
  /** An option of a disruption, by its id. */
  | `option ${string}`
  /** The agent's manual change to an option. */
  | 'override'
  /** A partner's policy, in the dialog that changes it. */
  | 'partner policy'
  | 'partner policies'
  | 'passenger'
  | 'password'
  | 'payout'
  | 'permission'
  | 'preference'
  | 'registration'
  | 'session'
  | 'sign-in'
  | 'support'
  | 'two-step'
  /** An option that was left before the outcome of an answer was known. */
  | 'unfinished';

/** The id of a text with its values. With `general`, the general error text follows. */
export type Notice = {
  severity: 'success' | 'warning' | 'error';
  /** The id of a text; an `error` may bring its own words instead. */
  text: { id: string; values?: Record<string, string | number> } | { raw: string };
  general?: boolean;
  /** Details about fields, without duplicates: ids of texts, or the part of an id after `validation.`. */
  details?: readonly string[];
  about?: Matter;
};

/**
 * `reference`: the id of the failed call, in the gateway's log and at the insurer. `call`: the address of a phone link;
 * `body` is then its label, and the dialog says what the call costs.
 */
export type Modal = { title: string; body: string; reference?: string; call?: string };

export type NotifierEvent =
  | { type: 'notice.raised'; notice: Notice }
  | { type: 'notice.dismissed' }
  /** The topics were retried or corrected, or no longer matter. */
  | { type: 'matters.outdated'; about: readonly Matter[] }
  | { type: 'dialog.raised'; dialog: Modal }
  | { type: 'dialog.closed' }
  | { type: 'session.timedOut' }
  | { type: 'toast.dismissed' }
  /** The user opened a dialog. A success notice about something else would be in the way. */
  | { type: 'form.opened' }
  | { type: 'session.opened' }
  | { type: 'session.ended' };

type NotifierContext = {
  /** Notices that no place on screen shows, the latest first. */
  notices: readonly Notice[];
  /** Notices shown beside their topic, at most one per topic. */
  inPlace: readonly Notice[];
  dialog: Modal | null;
  /** Dialogs that wait until the current one is closed. */
  waiting: readonly Modal[];
};

/** Topics that have no place on screen, because they are gone or belong to every page. */
const placeless: readonly (Matter | undefined)[] = [undefined, 'session', 'language', 'unfinished'];

/**
 * Shows what the portal reports outside its screens: one notice at a time, one dialog at a time, and the toast of a
 * session that timed out.
 *
 * An error appears beside its topic; if the topic has no place on screen, it becomes a notice. The latest notice is on
 * top and replaces an earlier one about the same topic. Success notices disappear after a while or with the next
 * message; errors stay until the user reads them or retries. Equal notices are shown once, because parallel requests
 * fail alike.
 */
export const notifierMachine = setup({
  types: {} as { context: NotifierContext; events: NotifierEvent },
  actions: {
    putOnTop: assign({
      notices: ({ context }, notice: Notice) => [
        notice,
        ...context.notices.filter((other) => other.severity !== 'success' && !isReplacedBy(notice, other)),
      ],
    }),
    putInPlace: assign({
      inPlace: ({ context }, notice: Notice) => [
        ...context.inPlace.filter((other) => !isReplacedBy(notice, other)),
        notice,
      ],
      notices: ({ context }) => context.notices.filter(({ severity }) => severity !== 'success'),
    }),
    drop: assign(({ context: { notices, inPlace } }, matters: readonly Matter[]) => ({
      notices: without(matters, notices),
      inPlace: without(matters, inPlace),
    })),
    dropAll: assign({ notices: [], inPlace: [] }),
    dropAllButOfSession: assign({
      notices: ({ context }) => context.notices.filter(({ about }) => about === 'session'),
      inPlace: [],
    }),
    dropFirst: assign({ notices: ({ context }) => context.notices.slice(1) }),
    open: assign({ dialog: (_, dialog: Modal) => dialog }),
    keepWaiting: assign({
      waiting: ({ context: { dialog, waiting } }, raised: Modal) =>
        [dialog, ...waiting].some((known) => saysTheSame(known, raised)) ? waiting : [...waiting, raised],
    }),
    openNext: assign({
      dialog: ({ context }) => context.waiting[0] ?? null,
      waiting: ({ context }) => context.waiting.slice(1),
    }),
  },
  guards: {
    hasPlace: (_, { about }: Notice) => !placeless.includes(about),
    hasNone: ({ context }) => context.notices.length === 0,
    isDialogWaiting: ({ context }) => context.waiting.length > 0,
    isGood: ({ context }) => context.notices[0]?.severity === 'success',
  },
  delays: { noticeTime: 6_000 },
}).createMachine({
  id: 'notifier',
  context: { notices: [], inPlace: [], dialog: null, waiting: [] },
  type: 'parallel',
  states: {
    snackbar: {
      initial: 'empty',
      on: {
        'notice.raised': [
          {
            guard: { type: 'hasPlace', params: ({ event }) => event.notice },
            target: '.deciding',
            actions: { type: 'putInPlace', params: ({ event }) => event.notice },
          },
          { target: '.deciding', actions: { type: 'putOnTop', params: ({ event }) => event.notice } },
        ],
        'matters.outdated': { target: '.deciding', actions: { type: 'drop', params: ({ event }) => event.about } },
        // Signing in succeeded, so errors from the attempts no longer matter.
        'session.opened': { target: '.empty', actions: 'dropAll' },
        // The sign-in page must not show errors from inside the portal.
        'session.ended': { target: '.deciding', actions: 'dropAllButOfSession' },
      },
      states: {
        empty: {},
        deciding: {
          always: [
            { guard: 'hasNone', target: 'empty' },
            { guard: 'isGood', target: 'passing' },
            { target: 'standing' },
          ],
        },
        passing: {
          on: {
            'notice.dismissed': { target: 'deciding', actions: 'dropFirst' },
            'form.opened': { target: 'deciding', actions: 'dropFirst' },
            // The retried error lies beneath the success notice, whose timer keeps running.
            'matters.outdated': { actions: { type: 'drop', params: ({ event }) => event.about } },
          },
          after: { noticeTime: { target: 'deciding', actions: 'dropFirst' } },
        },
        standing: {
          on: {
            'notice.dismissed': { target: 'deciding', actions: 'dropFirst' },
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

/** Returns the notice that is shown in place for these topics, if any. */
export const toldAbout = ({ context }: NotifierSnapshot, matters: readonly Matter[]): Notice | undefined =>
  context.inPlace.find(({ about }) => about && matters.includes(about));

const isReplacedBy = (notice: Notice, other: Notice): boolean =>
  notice.about ? notice.about === other.about : JSON.stringify(notice) === JSON.stringify(other);

const without = (matters: readonly Matter[], notices: readonly Notice[]): Notice[] =>
  notices.filter(({ about }) => !about || !matters.includes(about));

const saysTheSame = (one: Modal | null, other: Modal): boolean => one?.title === other.title && one.body === other.body;
