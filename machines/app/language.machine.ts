import { type AnyActorRef, assign, type SnapshotFrom, sendTo, setup } from 'xstate';

import { actionPort, promisePort } from '../port.ts';

/** Compiled texts. `code` is the language they are in, which may not be the one asked for. */
export type Texts = { code: string; messages: Record<string, unknown> };

/** A file of texts: the language in it, and whose theme it belongs to (null: everybody's). */
export type TextFile = { code: string; theme: string | null };

export type LanguageEvent = {
  type: 'language.chosen';
  code: string;
  /** Where to look, best first. */
  files: readonly TextFile[];
};

/** What the parent hears: there is something to show, or there never will be. */
export type LanguageFact = { type: 'texts.readable' } | { type: 'texts.failed' };

type LanguageInput = {
  parent: AnyActorRef;
  /** The first screen's texts, if the page held them. */
  texts: Texts | null;
  code: string;
  files: readonly TextFile[];
};

type LanguageContext = LanguageInput & {
  /** Chosen, and not here yet. */
  wanted: { code: string; files: readonly TextFile[] } | null;
  tried: number;
  /** Where the texts are from; null until those of every screen are here. */
  source: TextFile | null;
};

/**
 * The texts of the portal, one language at a time.
 *
 * What the page held is shown at once while the rest comes. A language chosen later replaces the old one when it is here,
 * never before; where it cannot be had, the old one stays and the customer is told.
 */
export const languageMachine = setup({
  types: {} as { context: LanguageContext; events: LanguageEvent; input: LanguageInput },
  actors: {
    getTexts: promisePort<Texts, TextFile>('getTexts'),
  },
  actions: {
    keepLanguage: actionPort<{ code: string }>('keepLanguage'),
    announceUnchanged: actionPort('announceUnchanged'),
    reportReadable: sendTo(({ context }) => context.parent, { type: 'texts.readable' } satisfies LanguageFact),
    reportFailed: sendTo(({ context }) => context.parent, { type: 'texts.failed' } satisfies LanguageFact),
    tryNext: assign({ tried: ({ context }) => context.tried + 1 }),
    take: assign(({ context }, texts: Texts) => ({
      ...context.wanted,
      texts,
      source: fileToTry({ context }),
      wanted: null,
      tried: 0,
    })),
    giveUpWanted: assign({ wanted: null, tried: 0 }),
  },
  guards: {
    hasTexts: ({ context }) => context.texts !== null,
    hasAllTexts: ({ context }) => context.source !== null,
    hasMoreFiles: ({ context: { wanted, files, tried } }) => tried + 1 < (wanted?.files ?? files).length,
  },
  delays: { translationTtl: 86_400_000, textsRetry: 5_000 },
}).createMachine({
  id: 'language',
  context: ({ input }) => ({ ...input, wanted: null, tried: 0, source: null }),
  initial: 'starting',
  on: {
    'language.chosen': {
      target: '.switching',
      actions: assign({ wanted: ({ event: { code, files } }) => ({ code, files }), tried: 0 }),
    },
  },
  states: {
    starting: {
      always: [{ guard: 'hasTexts', target: 'completing' }, { target: 'loading' }],
    },
    loading: {
      on: {
        // Nothing can be read yet, so there is nothing to keep meanwhile: only another tab can have chosen.
        'language.chosen': {
          target: 'loading',
          reenter: true,
          actions: assign({ code: ({ event }) => event.code, files: ({ event }) => event.files, tried: 0 }),
        },
      },
      invoke: {
        id: 'getTexts',
        src: 'getTexts',
        input: fileToTry,
        onDone: {
          target: 'ready',
          actions: [{ type: 'take', params: ({ event }) => event.output }, 'reportReadable'],
        },
        onError: [
          { guard: 'hasMoreFiles', target: 'loading', reenter: true, actions: 'tryNext' },
          { target: 'mute', actions: 'reportFailed' },
        ],
      },
    },
    completing: {
      entry: 'reportReadable',
      invoke: {
        id: 'getTexts',
        src: 'getTexts',
        input: fileToTry,
        onDone: { target: 'ready', actions: { type: 'take', params: ({ event }) => event.output } },
        onError: [
          { guard: 'hasMoreFiles', target: 'completing', reenter: true, actions: 'tryNext' },
          { target: 'incomplete', actions: assign({ tried: 0 }) },
        ],
      },
    },
    incomplete: {
      after: { textsRetry: 'completing' },
    },
    ready: {
      after: { translationTtl: 'refreshing' },
    },
    refreshing: {
      invoke: {
        id: 'getTexts',
        src: 'getTexts',
        input: ({ context }) => context.source ?? fileToTry({ context }),
        onDone: { target: 'ready', actions: assign({ texts: ({ event }) => event.output }) },
        onError: 'ready',
      },
    },
    switching: {
      invoke: {
        id: 'getTexts',
        src: 'getTexts',
        input: fileToTry,
        onDone: {
          target: 'ready',
          actions: [
            { type: 'take', params: ({ event }) => event.output },
            { type: 'keepLanguage', params: ({ context }) => ({ code: context.code }) },
          ],
        },
        onError: [
          { guard: 'hasMoreFiles', target: 'switching', reenter: true, actions: 'tryNext' },
          { guard: 'hasAllTexts', target: 'ready', actions: ['giveUpWanted', 'announceUnchanged'] },
          { target: 'completing', actions: ['giveUpWanted', 'announceUnchanged'] },
        ],
      },
    },
    mute: { type: 'final' },
  },
});

export type LanguageSnapshot = SnapshotFrom<typeof languageMachine>;

/** Whether the texts of every screen are here, not only those of the first. */
export const hasAllTexts = (language: LanguageSnapshot): boolean => language.context.source !== null;

function fileToTry({ context: { wanted, files, tried } }: { context: LanguageContext }): TextFile {
  return (wanted?.files ?? files)[tried] ?? { code: 'en', theme: null };
}
