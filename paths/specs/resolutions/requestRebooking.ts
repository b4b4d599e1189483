import { requestRebookingModel } from '#machines/resolutions/requests/requestRebooking.model.ts';

import { flowSpec } from '../../spec.ts';
import { atCase } from '../kit/cases.ts';
import { createRequestingSpec } from '../kit/requests.ts';

const flow = createRequestingSpec('REBOOKING');

export const spec = flowSpec(requestRebookingModel, {
  starts: {
    'to be asked': atCase('RB21'),
    'to be chosen': atCase('RB02'),
    'under way': atCase('RB03'),
  },
  ...flow,
});
