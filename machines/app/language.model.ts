import { createEmptyActor } from 'xstate';

import type { Model } from '../model.ts';
import { languageMachine, type TextFile, type Texts } from './language.machine.ts';

const parent = createEmptyActor();

const files: readonly TextFile[] = [
  { code: 'es', theme: null },
  { code: 'en', theme: null },
];
const spanish: Texts = { code: 'es', messages: { 'signIn.title': 'Inicia sesión' } };

export const languageModel = {
  machine: languageMachine,
  inputs: {
    'a page with its first texts': { parent, texts: spanish, code: 'es', files },
    'a page without texts': { parent, texts: null, code: 'es', files },
  },
  events: {
    'language.chosen': {
      French: {
        code: 'fr',
        files: [
          { code: 'fr', theme: null },
          { code: 'en', theme: null },
        ],
      },
    },
  },
  answers: { getTexts: { found: spanish } },
  project: ({ source, wanted, files: known, tried }) =>
    [...(source ? [] : ['incomplete']), ...(tried + 1 < (wanted?.files ?? known).length ? [] : ['last file'])].join(
      ', ',
    ),
} satisfies Model<typeof languageMachine>;
