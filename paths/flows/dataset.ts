import type { datasetModel } from '#machines/dashboard/dataset.model.ts';

import type { Drive } from '../flow.ts';
import type { datasetGestures } from '../gestures/dataset.ts';

/** The trips, in “My insurances”. */
export const datasetDrive = {
  root: '[data-dataset=TRIPS]',
  begins: { 'after signing in': { partner: 'sky', path: '/insurance', as: 'anna@sky.test' } },
  asks: { load: { call: 'GET /travel/trips', answers: { loaded: 'as it is' } } },
  brings: { 'reload.asked': { cannot: 'nobody on this page asks for trips that are there already' } },
  lasts: ['load: UNAUTHORIZED_ACCESS'],
} satisfies Drive<typeof datasetModel, typeof datasetGestures>;
