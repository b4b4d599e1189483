import { switchProviderModel } from '#machines/resolutions/methods/switchProvider.model.ts';

import { notInBrowser } from '../spec.ts';

export const spec = notInBrowser(switchProviderModel, 'journeys in e2e/remedies go through it');
