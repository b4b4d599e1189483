import { languageModel } from '#machines/session/preferences/language.model.ts';
import { languages } from '#schema/languages.ts';

import type { Assertion } from '../../assertions.ts';
import { notInBrowser } from '../../spec.ts';

const choice: readonly Assertion[] = [{ role: 'combobox', text: 'shell.language' }];

/** Only the texts are visible, not their loading. */
export const spec = notInBrowser(
  languageModel,
  'texts are files of the portal’s own, which no lever of the insurer holds',
  {
    events: {
      'language.chosen': {
        usually: [{ choose: 'shell.language', with: 'code', called: languages }],
        in: { loading: { from: 'another tab' } },
      },
      'language.suggested': { from: 'another flow' },
      'customer.left': { from: 'another flow' },
    },
    states: {
      starting: 'transient',
      loading: { sees: [{ role: 'main', is: 'busy' }], root: 'none' },
      completing: choice,
      incomplete: choice,
      ready: choice,
      refreshing: choice,
      switching: choice,
      staying: 'transient',
      mute: { sees: [{ role: 'heading', text: 'app.failed.title' }], root: 'none' },
    },
  },
);
