import { loungeOptionModel } from '#machines/resolutions/lounge/loungeOption.model.ts';

import { notInBrowser } from '../spec.ts';

export const spec = notInBrowser(
  loungeOptionModel,
  'the page around it reads the case by the same call, and what is read moves it: see e2e/resolutions',
);
