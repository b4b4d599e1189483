import { flightsModel } from '#machines/trips/flights.model.ts';

import { unwalked } from '../spec.ts';

export const spec = unwalked(flightsModel, 'it is seen in the rows of its flights only');
