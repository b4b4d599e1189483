import { type AnyActorRef, assign, sendTo, setup } from 'xstate';

import { actionPort, promisePort } from '../../kit/port.ts';
import type { Failure } from '../app/failure.ts';

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

export const languageSetup = setup({
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
    storeTexts: assign(({ context }, texts: Texts) => ({
      code: context.wanted?.code ?? context.code,
      files: context.wanted?.files ?? context.files,
      texts,
      source: fileToTry({ context }),
      wanted: null,
      tried: 0,
    })),
    storeWanted: assign({ wanted: (_, wanted: LanguageContext['wanted']) => wanted, tried: 0 }),
    /** No texts are readable yet, so there is nothing to keep on screen meanwhile. */
    storeTongue: assign((_, { code, files }: Tongue) => ({ code, files, tried: 0 })),
    storeOwn: assign({ own: (_, { code, files }: Tongue) => ({ code, files }) }),
    forgetWanted: assign({ wanted: null, tried: 0 }),
  },
  guards: {
    hasTexts: ({ context }) => context.texts !== null,
    hasAllTexts: ({ context }) => context.source !== null,
    isChosen: ({ context }) => context.wanted?.isChosen === true,
    isNotOwn: ({ context: { wanted, code, own } }) => !wanted?.isChosen && (wanted?.code ?? code) !== own.code,
    hasMoreFiles: ({ context: { wanted, files, tried } }) => tried + 1 < (wanted?.files ?? files).length,
  },
  delays: { translationTtl: 86_400_000, textsRetry: 5_000 },
});

export function fileToTry({ context: { wanted, files, tried } }: { context: LanguageContext }): TextFile {
  return (wanted?.files ?? files)[tried] ?? { code: 'en', theme: null };
}
