import { requestHotelModel } from '#machines/resolutions/requests/requestHotel.model.ts';

import { notInBrowser } from '../spec.ts';

export const spec = notInBrowser(
  requestHotelModel,
  'the page around it reads the same case, so that nobody could say which reading is held',
);
