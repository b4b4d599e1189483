import { overrideOptionModel } from '#machines/resolutions/override/overrideOption.model.ts';

import { notInBrowser } from '../spec.ts';

export const spec = notInBrowser(overrideOptionModel, 'no screen shows it yet');
