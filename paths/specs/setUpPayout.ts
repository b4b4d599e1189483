import { setUpPayoutModel } from '#machines/payouts/setUpPayout.model.ts';

import { notInBrowser } from '../spec.ts';

/** Journeys of its own go through it (`e2e/payouts/settingUp.spec.ts`). */
export const spec = notInBrowser(
  setUpPayoutModel,
  'what a provider asks for is data, and a script can type nothing into the frame of a supplier',
);
