import { selectPayoutModel } from '#machines/resolutions/cash/selectPayout.model.ts';

import { notInBrowser } from '../spec.ts';

export const spec = notInBrowser(
  selectPayoutModel,
  'the page around it reads the same case, so that nobody could say which reading is held; e2e/remedies goes through it',
);
