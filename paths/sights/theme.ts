import type { themeMachine } from '#machines/app/theme.machine.ts';

import type { Sight, Sights } from '../sight.ts';

const bar: readonly Sight[] = [{ role: 'main', is: 'busy' }];

export const themeSights: Sights<typeof themeMachine> = {
  starting: 'passing',
  askingForClient: { sees: bar },
  choosing: 'passing',
  fetching: { sees: bar },
  fallingBack: { sees: bar },
  ready: { sees: [{ role: 'heading', text: 'signIn.title' }], root: 'none' },
  failed: { sees: [{ role: 'heading', text: 'app.failed.title' }], root: 'none' },
};
