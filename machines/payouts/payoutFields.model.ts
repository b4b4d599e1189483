import type { Model } from '../kit/model.ts';
import { createRefusal } from '../kit/refusals.model.ts';
import { payoutFieldsMachine } from './payoutFields.machine.ts';
import { walletFields } from './setUpPayout.model.ts';

export const payoutFieldsModel = {
  machine: payoutFieldsMachine,
  inputs: { 'of a wallet': { vendor: 'WALLET-PAYGO', currency: 'USD' } },
  events: { 'retry.requested': 'no payload' },
  answers: {
    readFields: {
      read: { kind: 'read', asked: walletFields },
      PAYOUT_SERVICE_NOT_CONFIGURED: createRefusal('PAYOUT_SERVICE_NOT_CONFIGURED'),
      VENDOR_ERROR: createRefusal('VENDOR_ERROR'),
    },
  },
  stateKey: () => '',
} satisfies Model<typeof payoutFieldsMachine>;
