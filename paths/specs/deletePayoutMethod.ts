import { deletePayoutMethodModel } from '#machines/payouts/deletePayoutMethod.model.ts';

import { notInBrowser } from '../spec.ts';

export const spec = notInBrowser(deletePayoutMethodModel, 'no screen shows it yet');
