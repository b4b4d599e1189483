import { preferPayoutMethodModel } from '#machines/payouts/preferPayoutMethod.model.ts';

import { notInBrowser } from '../spec.ts';

export const spec = notInBrowser(preferPayoutMethodModel, 'no screen shows it yet');
