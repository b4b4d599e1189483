import { type AnyActorRef, assign, not, type SnapshotFrom, sendTo, setup } from 'xstate';

import { withOutput } from '../answers.ts';
import { type Failure, failureCaught } from '../app/failure.ts';
import { actionPort, promisePort } from '../port.ts';

/** Compiled texts. `code` is the language they are in, which may not be the one asked for. */
export type Texts = { code: string; messages: Record<string, unknown> };

/** A file of texts: the language in it, and whose theme it belongs to (null: everybody's). */
export type TextFile = { code: string; theme: string | null };

/** A language, and where its texts are looked for, best first. */
export type Tongue = { code: string; files: readonly TextFile[] };

export type LanguageEvent =
  /** By a person, in the header or in another tab. */
  | ({ type: 'language.chosen' } & Tongue)
  /** By the account of whoever signed in. */
  | ({ type: 'language.suggested' } & Tongue)
  | { type: 'customer.left' };

/** What the parent hears: there is something to show, or there never will be. */
export type LanguageFact = { type: 'texts.readable' } | { type: 'texts.failed'; failure: Failure };

type LanguageInput = {
  parent: AnyActorRef;
  /** The first screen's texts, if the page held them. */
  texts: Texts | null;
  code: string;
  files: readonly TextFile[];
  /** What is spoken when nobody is signed in: what was chosen here, or what the browser asked for. */
  own: Tongue;
};

type LanguageContext = LanguageInput & {
  /** Not here yet. */
  wanted: (Tongue & { isChosen: boolean }) | null;
  tried: number;
  /** Where the texts are from; null until those of every screen are here. */
  source: TextFile | null;
};

/**
 * The texts of the portal, one language at a time.
 *
 * What the page held is shown at once while the rest comes. A language wanted later replaces the old one when it is here,
 * never before, and never by way of a third. Where one cannot be had that was chosen, the old one stays and the customer is
 * told. Only what was chosen is kept: a customer's own language goes with them.
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
    reportFailed: sendTo(
      ({ context }) => context.parent,
      (_, failure: Failure) => ({ type: 'texts.failed', failure }) satisfies LanguageFact,
    ),
    tryNext: assign({ tried: ({ context }) => context.tried + 1 }),
    take: assign(({ context }, texts: Texts) => ({
      code: context.wanted?.code ?? context.code,
      files: context.wanted?.files ?? context.files,
      texts,
      source: fileToTry({ context }),
      wanted: null,
      tried: 0,
    })),
    want: assign({ wanted: (_, wanted: LanguageContext['wanted']) => wanted, tried: 0 }),
    /** Nothing can be read yet, so there is nothing to keep meanwhile. */
    loadInstead: assign((_, { code, files }: Tongue) => ({ code, files, tried: 0 })),
    makeOwn: assign({ own: (_, { code, files }: Tongue) => ({ code, files }) }),
    giveUpWanted: assign({ wanted: null, tried: 0 }),
  },
  guards: {
    hasTexts: ({ context }) => context.texts !== null,
    hasAllTexts: ({ context }) => context.source !== null,
    isChosen: ({ context }) => context.wanted?.isChosen === true,
    isNotOwn: ({ context: { wanted, code, own } }) => !wanted?.isChosen && (wanted?.code ?? code) !== own.code,
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
      actions: { type: 'want', params: ({ event }) => ({ ...onlyIn(event), isChosen: true }) },
    },
    'language.suggested': {
      guard: not('isChosen'),
      target: '.switching',
      actions: { type: 'want', params: ({ event }) => ({ ...onlyIn(event), isChosen: false }) },
    },
    'customer.left': {
      guard: 'isNotOwn',
      target: '.switching',
      actions: { type: 'want', params: ({ context }) => ({ ...context.own, isChosen: false }) },
    },
  },
  states: {
    starting: {
      always: [{ guard: 'hasTexts', target: 'completing' }, { target: 'loading' }],
    },
    loading: {
      on: {
        // By another tab, which has kept it.
        'language.chosen': {
          target: 'loading',
          reenter: true,
          actions: [
            { type: 'loadInstead', params: ({ event }) => event },
            { type: 'makeOwn', params: ({ event }) => event },
          ],
        },
        'language.suggested': {
          target: 'loading',
          reenter: true,
          actions: { type: 'loadInstead', params: ({ event }) => event },
        },
        'customer.left': {
          guard: 'isNotOwn',
          target: 'loading',
          reenter: true,
          actions: { type: 'loadInstead', params: ({ context }) => context.own },
        },
      },
      invoke: {
        id: 'getTexts',
        src: 'getTexts',
        input: fileToTry,
        onDone: { target: 'ready', actions: [withOutput('take'), 'reportReadable'] },
        onError: [
          { guard: 'hasMoreFiles', target: 'loading', reenter: true, actions: 'tryNext' },
          { target: 'mute', actions: { type: 'reportFailed', params: failureCaught } },
        ],
      },
    },
    completing: {
      entry: 'reportReadable',
      invoke: {
        id: 'getTexts',
        src: 'getTexts',
        input: fileToTry,
        onDone: { target: 'ready', actions: withOutput('take') },
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
        onDone: [
          {
            guard: 'isChosen',
            target: 'ready',
            actions: [
              withOutput('take'),
              { type: 'makeOwn', params: ({ context }) => context },
              { type: 'keepLanguage', params: ({ context }) => ({ code: context.code }) },
            ],
          },
          { target: 'ready', actions: withOutput('take') },
        ],
        onError: [
          { guard: 'hasMoreFiles', target: 'switching', reenter: true, actions: 'tryNext' },
          { guard: 'isChosen', target: 'staying', actions: 'announceUnchanged' },
          { target: 'staying' },
        ],
      },
    },
    staying: {
      exit: 'giveUpWanted',
      always: [{ guard: 'hasAllTexts', target: 'ready' }, { target: 'completing' }],
    },
    mute: { type: 'final' },
  },
});

export type LanguageSnapshot = SnapshotFrom<typeof languageMachine>;

/** Whether the texts of every screen are here, not only those of the first. */
export const hasAllTexts = (language: LanguageSnapshot): boolean => language.context.source !== null;

/** Another language than the one that is wanted is none. */
const onlyIn = ({ code, files }: Tongue): Tongue => ({ code, files: files.filter((file) => file.code === code) });

function fileToTry({ context: { wanted, files, tried } }: { context: LanguageContext }): TextFile {
  return (wanted?.files ?? files)[tried] ?? { code: 'en', theme: null };
}
