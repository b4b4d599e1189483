import { waitingModel } from '#machines/kit/wizard/waiting.model.ts';

import { notInBrowser } from '../../spec.ts';

export const spec = notInBrowser(waitingModel, 'it is seen only in what waits');
