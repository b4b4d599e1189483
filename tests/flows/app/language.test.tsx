import { expect } from 'vitest';

import type { LanguageEvent } from '#machines/session/preferences/language.setup.ts';
import { spec } from '#paths/specs/session/language.ts';
import { firstScreenTexts } from '#schema/page.ts';
import { type Stage, settled } from '#tests/kit/browser/stage.tsx';
import { assertSeen } from '#tests/kit/flows/look.ts';
import { testPaths } from '#tests/kit/flows/testPaths.ts';
import { catalogues } from '#tests/kit/flows/texts.ts';

const firstTexts = Object.fromEntries(
  Object.entries(catalogues.es ?? {}).filter(([id]) =>
    firstScreenTexts.some((known) => (known.endsWith('.') ? id.startsWith(known) : id === known)),
  ),
);

const languageOf = ({ app }: Stage['portal']) => app.getSnapshot().children.language;

testPaths(spec, {
  inputs: {
    'a page with its first texts': {
      page: { code: 'es', texts: { code: 'es', messages: firstTexts } },
    },
    'a page without texts': { language: 'es', page: { texts: null } },
  },
  holds: ['texts'],
  answers: {
    getTexts: {
      found: ({ wire }) => wire.serveTexts(),
      // The portal has one more fallback file than the model.
      'no answer': async ({ wire }, { from }) => {
        wire.lose('texts');
        await settled();
        if (from.includes('last file') && wire.isWaiting('texts')) wire.lose('texts');
      },
    },
  },
  triggers: {
    'language.chosen': ({ portal }, { code }) => portal.chooseLanguage(code),
    'language.suggested': ({ portal }, event) => languageOf(portal)?.send(event as LanguageEvent),
    'customer.left': ({ portal }, event) => languageOf(portal)?.send(event as LanguageEvent),
  },
  effects: {
    keepLanguage: (_stage, { code }: { code: string }) => {
      expect(localStorage.getItem('language')).toBe(JSON.stringify({ version: 1, value: code }));
      expect(document.cookie).toContain(`language=${code}`);
    },
    announceUnchanged: (stage) => assertSeen(stage, { notice: 'app.language.unchanged' }),
  },
});
