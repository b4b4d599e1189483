import { requestRebookingModel } from '#machines/resolutions/requests/requestRebooking.model.ts';

import { notInBrowser } from '../spec.ts';

export const spec = notInBrowser(
  requestRebookingModel,
  'the page around it reads the same case, so that nobody could say which reading is held',
);
