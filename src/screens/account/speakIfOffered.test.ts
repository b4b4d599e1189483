import { expect, it, vi } from 'vitest';
import type { Portal } from '#src/session/portal.ts';

import { speakIfOffered } from './speakIfOffered.ts';

it.each([
  ['speaks another language that is offered', 'es', [['es']]],
  ['ignores a language that is not offered', 'xx', []],
  ['does not load the language on screen again', 'en', []],
])('%s', (_, language, chosen) => {
  const chooseLanguage = vi.fn<(code: string) => void>();
  const context = { theme: { config: { languages: ['en', 'es'] } } };
  const portal = {
    app: { getSnapshot: () => ({ context, children: {} }) },
    chooseLanguage,
  } as unknown as Portal;

  speakIfOffered(portal, language);

  expect(chooseLanguage.mock.calls).toEqual(chosen);
});
