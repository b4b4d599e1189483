import type { languageMachine } from '#machines/app/language.machine.ts';

import type { Sight, Sights } from '../sight.ts';

const choice: readonly Sight[] = [{ role: 'combobox', text: 'shell.language' }];

/** The texts themselves are seen; what becomes of them is not, so that nobody waits for a language. */
export const languageSights: Sights<typeof languageMachine> = {
  starting: 'passing',
  loading: { sees: [{ role: 'main', is: 'busy' }], root: 'none' },
  completing: { sees: choice },
  incomplete: { sees: choice },
  ready: { sees: choice },
  refreshing: { sees: choice },
  switching: { sees: choice },
  staying: 'passing',
  mute: { sees: [{ role: 'heading', text: 'app.failed.title' }], root: 'none' },
};
