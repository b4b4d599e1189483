import { lookUpBankModel } from '#machines/payouts/lookUpBank.model.ts';

import { notInBrowser } from '../spec.ts';

/** A journey of its own looks banks up (`e2e/payouts/settingUp.spec.ts`). */
export const spec = notInBrowser(lookUpBankModel, 'the banks that are found have names, and no texts to find them by');
