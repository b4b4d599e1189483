import type { Model } from '../../kit/model.ts';
import { createRefusal } from '../../kit/refusals.model.ts';
import { preferPayoutMethodMachine } from './preferPayoutMethod.machine.ts';

export const preferPayoutMethodModel = {
  machine: preferPayoutMethodMachine,
  inputs: { 'from the list': { payoutMethodId: 'household', key: 'key-1' } },
  events: { 'preference.requested': 'no payload', 'dialog.closed': 'no payload' },
  answers: {
    preferMethod: {
      preferred: { kind: 'edited' },
      PAYMENT_METHOD_NOT_FOUND: createRefusal('PAYMENT_METHOD_NOT_FOUND'),
      PAYOUT_SERVICE_ERROR: createRefusal('PAYOUT_SERVICE_ERROR'),
    },
  },
  stateKey: () => '',
} satisfies Model<typeof preferPayoutMethodMachine>;
