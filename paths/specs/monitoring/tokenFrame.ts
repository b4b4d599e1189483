import { tokenFrameModel } from '#machines/monitoring/tokenFrame/tokenFrame.model.ts';

import { notInBrowser } from '../../spec.ts';

export const spec = notInBrowser(
  tokenFrameModel,
  'its events are messages of a frame of another origin, which the tests of the card frame and a journey of their own send',
);
