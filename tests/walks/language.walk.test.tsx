import { expect } from 'vitest';

import type { LanguageEvent } from '#machines/app/language.machine.ts';
import { languageModel } from '#machines/app/language.model.ts';
import { languageGestures } from '#paths/gestures/language.ts';
import { languageSights } from '#paths/sights/language.ts';
import { firstScreenTexts } from '#schema/page.ts';
import { readNotice } from '#tests/kit/walks/answers.ts';
import { type Stage, settled } from '#tests/kit/walks/stage.tsx';
import { catalogues } from '#tests/kit/walks/texts.ts';
import { walkThrough } from '#tests/kit/walks/walk.ts';

const firstTexts = Object.fromEntries(
  Object.entries(catalogues.es ?? {}).filter(([id]) =>
    firstScreenTexts.some((known) => (known.endsWith('.') ? id.startsWith(known) : id === known)),
  ),
);

const languageOf = ({ app }: Stage['portal']) => app.getSnapshot().children.language;

walkThrough(languageModel, {
  gestures: languageGestures,
  sights: languageSights,
  inputs: {
    'a page with its first texts': {
      page: { language: { code: 'es', name: 'spanish', messages: firstTexts, url: '/translations/spanish.json' } },
    },
    'a page without texts': { language: 'es', page: { language: null } },
  },
  holds: ['texts'],
  delays: { textsRetry: 5_000, translationTtl: 86_400_000 },
  answers: {
    getTexts: {
      found: ({ wire }) => wire.serveTexts(),
      // The portal has one file more to fall back on than the model.
      'no answer': async ({ wire }, { from }) => {
        wire.lose('texts');
        await settled();
        if (from.includes('last file') && wire.isWaiting('texts')) wire.lose('texts');
      },
    },
  },
  brings: {
    'language.chosen': ({ portal }, { code }) => portal.chooseLanguage(code),
    'language.suggested': ({ portal }, event) => languageOf(portal)?.send(event as LanguageEvent),
    'customer.left': ({ portal }, event) => languageOf(portal)?.send(event as LanguageEvent),
  },
  asks: {
    keepLanguage: (_stage, code) => {
      expect(localStorage.getItem('language')).toBe(JSON.stringify({ version: 1, value: code }));
      expect(document.cookie).toContain(`language=${code}`);
    },
    announceUnchanged: (stage) => readNotice(stage, 'app.language.unchanged'),
  },
});
