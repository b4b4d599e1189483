import { assign, setup } from 'xstate';

import {
  type Modal,
  type Notice,
  placeless,
  replaces,
  saysTheSame,
  type Topic,
  withoutTopics,
} from './notifier.logic.ts';

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

export const notifierSetup = setup({
  types: {} as { context: NotifierContext; events: NotifierEvent },
  actions: {
    putOnTop: assign({
      notices: ({ context }, notice: Notice) => [
        notice,
        ...context.notices.filter((other) => other.severity !== 'success' && !replaces(notice, other)),
      ],
    }),
    putInPlace: assign({
      inPlace: ({ context }, notice: Notice) => [
        ...context.inPlace.filter((other) => !replaces(notice, other)),
        notice,
      ],
      notices: ({ context }) => context.notices.filter(({ severity }) => severity !== 'success'),
    }),
    dropTopics: assign(({ context: { notices, inPlace } }, topics: readonly Topic[]) => ({
      notices: withoutTopics(notices, topics),
      inPlace: withoutTopics(inPlace, topics),
    })),
    dropAll: assign({ notices: [], inPlace: [] }),
    dropAllButOfSession: assign({
      notices: ({ context }) => context.notices.filter(({ about }) => about === 'session'),
      inPlace: [],
    }),
    dropFirst: assign({ notices: ({ context }) => context.notices.slice(1) }),
    storeDialog: assign({ dialog: (_, dialog: Modal) => dialog }),
    queueDialog: assign({
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
});
