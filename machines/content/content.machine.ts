import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';

import type { Article, Question } from '#rules/content/articles.ts';
import { actionPort, promisePort } from '../kit/port.ts';
import { isRefused, type Refused, react, refusalGuards, refusalPorts, withOutput } from '../kit/refusals.ts';

export type What = 'articles' | 'questions';

/** Cached content in one language. `cachedAt`: milliseconds since the epoch. */
export type KeptContent = { locale: string; cachedAt: number; items: readonly (Article | Question)[] };

type Asked = { what: What; bundle: string; product: string; locale: string };

/** `at`: milliseconds since the epoch. */
export type ContentAnswer = { kind: 'found'; items: KeptContent['items']; at: number } | Refused;

export type ContentEvent =
  | { type: 'reload.requested' }
  | { type: 'language.changed'; locale: string; at: number }
  | { type: 'article.dismissed'; id: string }
  | { type: 'dismissals.undone' };

export type ContentInput = Asked & {
  /** Cached content of the same bundle. */
  kept: KeptContent | null;
  dismissed: readonly string[];
  now: number;
};

const CONTENT_TTL = 86_400_000;

/** Returns for how many milliseconds the cache is still fresh; 0 if the clock was set back since. */
export const getFreshMilliseconds = ({ kept, locale, now }: Pick<ContentInput, 'kept' | 'locale' | 'now'>): number => {
  if (kept?.locale !== locale || kept.cachedAt > now) return 0;
  return Math.max(0, kept.cachedAt + CONTENT_TTL - now);
};

/**
 * Loads the insurer's articles or questions once a day and per language, and caches them in between.
 *
 * Failures are silent: the cached content stays, even in another language; without a cache, nothing is shown.
 */
export const contentMachine = setup({
  types: {} as { context: ContentInput; events: ContentEvent; input: ContentInput },
  actors: {
    getContent: promisePort<ContentAnswer, Asked>('getContent'),
  },
  actions: {
    react: refusalPorts.react,
    keepContent: actionPort<{ content: KeptContent | null }>('keepContent'),
    /** Permanently, on this device. */
    keepDismissal: actionPort<{ id: string }>('keepDismissal'),
    forgetDismissals: actionPort('forgetDismissals'),
  },
  guards: {
    ...refusalGuards,
    isFound: (_, answer: ContentAnswer) => answer.kind === 'found',
    isAnother: ({ context, event }) => event.type === 'language.changed' && event.locale !== context.locale,
    isFresh: ({ context }) => getFreshMilliseconds(context) > 0,
    hasKept: ({ context }) => context.kept !== null,
  },
  delays: { untilOld: ({ context }) => getFreshMilliseconds(context) },
}).createMachine({
  id: 'content',
  context: ({ input }) => input,
  initial: 'choosing',
  on: {
    'reload.requested': '.fetching',
    'language.changed': {
      guard: 'isAnother',
      target: '.choosing',
      actions: assign({ locale: ({ event }) => event.locale, now: ({ event }) => event.at }),
    },
    'article.dismissed': {
      actions: [
        assign({ dismissed: ({ context, event }) => [...new Set([...context.dismissed, event.id])] }),
        { type: 'keepDismissal', params: ({ event }) => ({ id: event.id }) },
      ],
    },
    'dismissals.undone': { actions: [assign({ dismissed: [] }), 'forgetDismissals'] },
  },
  states: {
    choosing: {
      always: [{ guard: 'isFresh', target: 'ready' }, { target: 'fetching' }],
    },
    fetching: {
      invoke: {
        id: 'getContent',
        src: 'getContent',
        input: ({ context: { what, bundle, product, locale } }) => ({ what, bundle, product, locale }),
        onDone: [
          {
            guard: withOutput('isFound'),
            target: 'ready',
            actions: [
              assign({
                kept: ({ context, event }) => keptOf(event.output, context.locale),
                now: ({ event }) => timeOf(event.output),
              }),
              { type: 'keepContent', params: ({ context }) => ({ content: context.kept }) },
            ],
          },
          { guard: 'hasKept', target: 'unrenewed', actions: react },
          { guard: isRefused, target: 'without', actions: react },
        ],
        onError: [{ guard: 'hasKept', target: 'unrenewed' }, { target: 'failed' }],
      },
    },
    ready: { after: { untilOld: 'fetching' } },
    unrenewed: {},
    without: {},
    failed: {},
  },
});

export type ContentActor = ActorRefFrom<typeof contentMachine>;
export type ContentSnapshot = SnapshotFrom<typeof contentMachine>;

const keptOf = (answer: ContentAnswer, locale: string): KeptContent | null =>
  answer.kind === 'found' ? { locale, cachedAt: answer.at, items: answer.items } : null;

const timeOf = (answer: ContentAnswer): number => (answer.kind === 'found' ? answer.at : 0);
