import { createEmptyActor } from 'xstate';

import type { Model } from '../../kit/model.ts';
import { languageMachine } from './language.machine.ts';
import type { TextFile, Texts, Tongue } from './language.setup.ts';

const parent = createEmptyActor();

const files: readonly TextFile[] = [
  { code: 'es', theme: null },
  { code: 'en', theme: null },
];
const own = { code: 'es', files };
const french: Tongue = {
  code: 'fr',
  files: [
    { code: 'fr', theme: null },
    { code: 'en', theme: null },
  ],
};
const spanish: Texts = { code: 'es', messages: { 'signIn.title': 'Inicia sesión' } };

export const languageModel = {
  machine: languageMachine,
  inputs: {
    'a page with its first texts': { parent, texts: spanish, code: 'es', files, own },
    'a page without texts': { parent, texts: null, code: 'es', files, own },
  },
  events: {
    'language.chosen': { French: french },
    'language.suggested': { French: french },
    'customer.left': 'no payload',
  },
  answers: { getTexts: { found: spanish } },
  stateKey: ({ source, wanted, code, files: known, tried, own: { code: ownCode } }) =>
    [
      source ? '' : 'incomplete',
      (source && !wanted) || tried + 1 < (wanted?.files ?? known).length ? '' : 'last file',
      wanted?.isChosen ? 'chosen' : '',
      (wanted?.code ?? code) === ownCode ? '' : 'not our own',
      ownCode === own.code ? '' : 'own changed',
    ]
      .filter(Boolean)
      .join(', '),
} satisfies Model<typeof languageMachine>;
