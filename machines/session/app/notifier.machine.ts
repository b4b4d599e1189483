import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';

import type { DatasetName } from '#rules/datasets.ts';

/** What may be tried again or mended, and is not spoken of any more from then on. */
export type Matter =
  | DatasetName
  | 'account'
  | 'bag'
  | 'bank'
  | 'bag details'
  | 'case'
  /** One of a business, in the dialog in which something is done with it. */
  | 'claim'
  | 'dispute'
  | 'claim history'
  | 'claim payout'
  | 'disruption'
  | 'customer'
  | 'insurance'
  | 'item'
  | 'language'
  /** An item of monitored data, in the dialog that adds or changes it. */
  | 'monitored item'
  /** One of the options of a case, by its id. */
  | `option ${string}`
  /** What an agent changes by hand, over it. */
  | 'override'
  /** A policy of the partner, in the dialog that changes it. */
  | 'partner policy'
  /** The search for policies of the partner. */
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
  /** What may be had, and was left before it was known what became of an answer. */
  | 'unfinished';

/** A text by its id, with what stands in it. `general`: the general error text follows. */
export type Notice = {
  severity: 'success' | 'warning' | 'error';
  /** The id of a text; an `error` may bring its own words instead. */
  text: { id: string; values?: Record<string, string | number> } | { raw: string };
  general?: boolean;
  /** What is said of fields, each once: ids of texts, or what follows `validation.` in them. */
  details?: readonly string[];
  about?: Matter;
};

/**
 * `reference`: the id of the failed call, in the gateway's log and at the insurer.
 * `call`: the address of a phone link. Its words are the body, and the dialog says what the call costs.
 */
export type Modal = { title: string; body: string; reference?: string; call?: string };

export type NotifierEvent =
  | { type: 'notice.raised'; notice: Notice }
  | { type: 'notice.dismissed' }
  /** What they are about is tried again, is mended, or matters no more. */
  | { type: 'matters.outdated'; about: readonly Matter[] }
  | { type: 'dialog.raised'; dialog: Modal }
  | { type: 'dialog.closed' }
  | { type: 'session.timedOut' }
  | { type: 'toast.dismissed' }
  /** Somebody begins something else, in a dialog: good news of what is done would stand in its way. */
  | { type: 'form.opened' }
  | { type: 'session.opened' }
  | { type: 'session.ended' };

type NotifierContext = {
  /** Those with no place of their own, the last one first. */
  notices: readonly Notice[];
  /** Those that stand where what they are about is on screen, one of each matter. */
  inPlace: readonly Notice[];
  dialog: Modal | null;
  /** What is to be said once the dialog is closed. */
  waiting: readonly Modal[];
};

/** What nobody can be shown a cause of: it is gone, or on every page. */
const placeless: readonly (Matter | undefined)[] = [undefined, 'session', 'language', 'unfinished'];

/**
 * What the portal says besides its screens: a notice at a time, a dialog at a time, the toast of a session that timed out.
 *
 * What went wrong is told where it went wrong, by whatever shows that; what has no such place is a notice. The last one is
 * on top, and takes the place of an earlier one about the same. Good news goes by itself, or when anything else is said; bad
 * news stays until it is read or what it speaks of is tried again. The same words are said once: parallel requests fail alike.
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
        // What went wrong on the way in is over.
        'session.opened': { target: '.empty', actions: 'dropAll' },
        // And what went wrong inside is nobody's business on the sign-in page.
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
            // What is tried again lies beneath the good news, whose time runs on.
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

/** What is told in its place about these, if anything is. */
export const findNotice = ({ context }: NotifierSnapshot, matters: readonly Matter[]): Notice | undefined =>
  context.inPlace.find(({ about }) => about && matters.includes(about));

const isReplacedBy = (notice: Notice, other: Notice): boolean =>
  notice.about ? notice.about === other.about : JSON.stringify(notice) === JSON.stringify(other);

const without = (matters: readonly Matter[], notices: readonly Notice[]): Notice[] =>
  notices.filter(({ about }) => !about || !matters.includes(about));

const saysTheSame = (one: Modal | null, other: Modal): boolean => one?.title === other.title && one.body === other.body;
