import { claimOptionModel } from '#machines/resolutions/cash/claimOption.model.ts';

import { notInBrowser } from '../spec.ts';

export const spec = notInBrowser(
  claimOptionModel,
  'its samples do not say what was asked, on which the answers of the sandbox depend; e2e/remedies goes through it',
);
