import { flightsModel } from '#machines/trips/flights.model.ts';

import { notInBrowser } from '../../spec.ts';

export const spec = notInBrowser(flightsModel, 'it is seen in the rows of its flights only');
