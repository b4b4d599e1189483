import { requestHotelModel } from '#machines/resolutions/requests/requestHotel.model.ts';

import { flowSpec } from '../../spec.ts';
import { atCase } from '../kit/cases.ts';
import { createRequestingSpec } from '../kit/requests.ts';

const flow = createRequestingSpec('HOTEL');

export const spec = flowSpec(requestHotelModel, {
  starts: {
    'to be asked': atCase('HO21'),
    'to be chosen': atCase('HO02'),
    'under way': atCase('HO03'),
  },
  ...flow,
});
