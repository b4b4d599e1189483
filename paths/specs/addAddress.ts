import { addAddressModel } from '#machines/resolutions/methods/addAddress.model.ts';

import { notInBrowser } from '../spec.ts';

export const spec = notInBrowser(addAddressModel, 'journeys in e2e/remedies go through it');
