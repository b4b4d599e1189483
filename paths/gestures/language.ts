import type { languageMachine } from '#machines/app/language.machine.ts';

import type { Gestures } from '../gesture.ts';

export const languageGestures = {
  'language.chosen': {
    usually: [{ choose: 'shell.language', with: 'code' }],
    loading: { from: 'another tab' },
  },
} as const satisfies Gestures<typeof languageMachine>;
