import { waitingModel } from '#machines/wizard/waiting.model.ts';

import { notInBrowser } from '../spec.ts';

export const spec = notInBrowser(waitingModel, 'it is seen only in what waits');
