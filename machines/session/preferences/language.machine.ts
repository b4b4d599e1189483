import { type AnyActorRef, assign, not, type SnapshotFrom, sendTo, setup } from 'xstate';
import { actionPort, promisePort } from '../../kit/port.ts';
import { withOutput } from '../../kit/refusals.ts';
import { type Failure, failureCaught } from '../app/failure.ts';

/** Compiled texts. `code` is the language they are in, which may differ from the requested one. */
export type Texts = { code: string; messages: Record<string, unknown> };

/** A file of texts: its language, and the theme it belongs to (null: every theme). */
export type TextFile = { code: string; theme: string | null };

/** A language and the files with its texts, best first. */
export type Tongue = { code: string; files: readonly TextFile[] };

export type LanguageEvent =
  /** Chosen by the user, in the header or in another tab. */
  | ({ type: 'language.chosen' } & Tongue)
  /** Suggested by the account of the user who signed in. */
  | ({ type: 'language.suggested' } & Tongue)
  | { type: 'customer.left' };

/** Sent to the parent once texts are readable, or cannot be loaded at all. */
export type LanguageFact = { type: 'texts.readable' } | { type: 'texts.failed'; failure: Failure };

type LanguageInput = {
  parent: AnyActorRef;
  /** The first screen's texts, if they came with the page. */
  texts: Texts | null;
  code: string;
  files: readonly TextFile[];
  /** The language without a signed-in user: chosen in this browser, or requested by it. */
  own: Tongue;
};

type LanguageContext = LanguageInput & {
  wanted: (Tongue & { isChosen: boolean }) | null;
  tried: number;
  /** The file of the current texts; null until the texts of every screen are loaded. */
  source: TextFile | null;
};

/**
 * Loads the portal's texts, one language at a time.
 *
 * Texts that came with the page are shown at once while the rest loads. A newly chosen language replaces the old one
 * only when it has loaded, and never by way of a third. If a chosen language cannot be loaded, the old one stays and
 * the customer is told. Only a choice is stored: a customer's account language ends with their session.
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
    /** No texts are readable yet, so there is nothing to keep on screen meanwhile. */
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
        // Another tab made this choice and has stored it.
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

/** Returns whether the texts of every screen are loaded, not only those of the first. */
export const hasAllTexts = (language: LanguageSnapshot): boolean => language.context.source !== null;

/** Drops fallback languages: they must not replace the language on screen. */
const onlyIn = ({ code, files }: Tongue): Tongue => ({ code, files: files.filter((file) => file.code === code) });

function fileToTry({ context: { wanted, files, tried } }: { context: LanguageContext }): TextFile {
  return (wanted?.files ?? files)[tried] ?? { code: 'en', theme: null };
}
