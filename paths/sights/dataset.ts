import type { datasetMachine } from '#machines/dashboard/dataset.machine.ts';

import type { Sights } from '../sight.ts';

/** Of the trips, in “My insurances”. */
export const datasetSights: Sights<typeof datasetMachine> = {
  loading: { sees: [{ role: 'progressbar', text: 'data.loading' }] },
  loaded: {
    sees: [
      { role: 'progressbar', is: 'missing' },
      { role: 'button', text: 'data.retry', is: 'missing' },
    ],
  },
  refreshing: {
    sees: [
      { role: 'progressbar', text: 'data.refreshing' },
      { role: 'progressbar', text: 'data.loading', is: 'missing' },
    ],
  },
  stale: { sees: [{ role: 'button', text: 'data.retry', is: 'enabled' }] },
  failed: { sees: [{ text: 'trips.failed' }, { role: 'button', text: 'data.retry', is: 'enabled' }] },
};
