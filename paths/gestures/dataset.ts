import type { datasetMachine } from '#machines/dashboard/dataset.machine.ts';

import type { Gestures } from '../gesture.ts';

export const datasetGestures = {
  'reload.asked': {
    usually: { from: 'another flow' },
    stale: [{ press: 'button', named: 'data.retry', within: '[data-dataset=TRIPS]' }],
    failed: [{ press: 'button', named: 'data.retry', within: '[data-dataset=TRIPS]' }],
  },
} as const satisfies Gestures<typeof datasetMachine>;
