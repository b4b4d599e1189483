import type { languageMachine } from '#machines/app/language.machine.ts';
import { languages } from '#schema/languages.ts';

import type { Gestures } from '../gesture.ts';

export const languageGestures = {
  'language.chosen': {
    usually: [{ choose: 'shell.language', with: 'code', called: languages }],
    loading: { from: 'another tab' },
  },
  'language.suggested': { from: 'another flow' },
  'customer.left': { from: 'another flow' },
} as const satisfies Gestures<typeof languageMachine>;
