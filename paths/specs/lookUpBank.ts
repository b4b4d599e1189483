import { lookUpBankModel } from '#machines/payouts/lookUpBank.model.ts';

import { notInBrowser } from '../spec.ts';

export const spec = notInBrowser(lookUpBankModel, 'no screen shows it yet');
