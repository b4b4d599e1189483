import { payoutFieldsModel } from '#machines/payouts/payoutFields.model.ts';

import { notInBrowser } from '../../spec.ts';

/** Covered wherever a payout method is edited. */
export const spec = notInBrowser(
  payoutFieldsModel,
  'it is over before anybody does anything, and its failure is told where it is used',
);
