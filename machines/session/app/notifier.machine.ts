import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';

import type { DatasetName } from '#rules/datasets.ts';

/** The subject of a notice. A new attempt at it, or its success, removes the notice. */
export type Topic =
  | DatasetName
  | 'account'
  | 'bag'
  | 'bank'
  | 'bag details'
  | 'case'
  /** A business claim, in a dialog about it. */
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
  /** An option of a disruption, by its id. */
  | `option ${string}`
  /** An override by an agent. */
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
  /** A flow that was left while the outcome of its request was unknown. */
  | 'unfinished';

/** A text by its id, with its values. `general`: the general error text follows. */
export type Notice = {
  severity: 'success' | 'warning' | 'error';
  /** The id of a text. An `error` may have words of the insurer instead. */
  text: { id: string; values?: Record<string, string | number> } | { raw: string };
  general?: boolean;
  /** Problems of fields, without duplicates: ids of texts, or their part after `validation.`. */
  details?: readonly string[];
  about?: Topic;
};

/**
 * `reference`: the id of the failed call, in the gateway's log and at the insurer.
 * `call`: the address of a phone link. Its words are the body, and the dialog says what the call costs.
 */
export type Modal = { title: string; body: string; reference?: string; call?: string };

export type NotifierEvent =
  | { type: 'notice.raised'; notice: Notice }
  | { type: 'notice.dismissed' }
  /** The topics were attempted again, succeeded or became irrelevant. */
  | { type: 'topics.outdated'; about: readonly Topic[] }
  | { type: 'dialog.raised'; dialog: Modal }
  | { type: 'dialog.closed' }
  | { type: 'session.timedOut' }
  | { type: 'toast.dismissed' }
  /** Removes a success notice, which would cover the dialog that opened. */
  | { type: 'form.opened' }
  | { type: 'session.opened' }
  | { type: 'session.ended' };

type NotifierContext = {
  /** Notices without a place on screen, newest first. */
  notices: readonly Notice[];
  /** Notices shown beside their topic, at most one per topic. */
  inPlace: readonly Notice[];
  dialog: Modal | null;
  /** Dialogs to open after the current one. */
  waiting: readonly Modal[];
};

/** Topics without a place on screen: their screen is closed, or they concern every page. */
const placeless: readonly (Topic | undefined)[] = [undefined, 'session', 'language', 'unfinished'];

/**
 * Messages of the portal outside its screens: one notice and one dialog at a time, and the toast after a session timed
 * out.
 *
 * A notice with a topic appears beside that topic; any other appears on top of the page, newest first. A notice replaces
 * the previous one about its topic, and an identical one, because parallel requests fail alike. Success notices disappear
 * after a few seconds or with the next notice. Warnings and errors stay until they are dismissed or their topic is
 * attempted again.
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
    drop: assign(({ context: { notices, inPlace } }, topics: readonly Topic[]) => ({
      notices: without(topics, notices),
      inPlace: without(topics, inPlace),
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
        'topics.outdated': { target: '.deciding', actions: { type: 'drop', params: ({ event }) => event.about } },
        // Notices about signing in no longer apply.
        'session.opened': { target: '.empty', actions: 'dropAll' },
        // The sign-in page must not show notices about the customer's data.
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
            // Only notices beneath the success notice are removed, so its time continues.
            'topics.outdated': { actions: { type: 'drop', params: ({ event }) => event.about } },
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

/** Returns the notice that is shown beside one of these topics. */
export const findNotice = ({ context }: NotifierSnapshot, topics: readonly Topic[]): Notice | undefined =>
  context.inPlace.find(({ about }) => about && topics.includes(about));

const isReplacedBy = (notice: Notice, other: Notice): boolean =>
  notice.about ? notice.about === other.about : JSON.stringify(notice) === JSON.stringify(other);

const without = (topics: readonly Topic[], notices: readonly Notice[]): Notice[] =>
  notices.filter(({ about }) => !about || !topics.includes(about));

const saysTheSame = (one: Modal | null, other: Modal): boolean => one?.title === other.title && one.body === other.body;
