import { loungeOptionModel } from '#machines/resolutions/lounge/loungeOption.model.ts';

import { notInBrowser } from '../spec.ts';

export const spec = notInBrowser(
  loungeOptionModel,
  'nobody has said yet which answer of the sandbox comes of what is asked: see e2e/resolutions',
);
