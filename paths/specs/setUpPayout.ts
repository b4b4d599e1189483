import { setUpPayoutModel } from '#machines/payouts/setUpPayout.model.ts';

import { notInBrowser } from '../spec.ts';

export const spec = notInBrowser(setUpPayoutModel, 'no screen shows it yet');
