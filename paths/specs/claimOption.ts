import { claimOptionModel } from '#machines/resolutions/cash/claimOption.model.ts';

import { notInBrowser } from '../spec.ts';

export const spec = notInBrowser(
  claimOptionModel,
  'the page around it reads the same case, so that nobody could say which reading is held; e2e/remedies goes through it',
);
