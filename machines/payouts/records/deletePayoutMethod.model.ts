import type { Model } from '../../kit/model.ts';
import { createRefusal } from '../../kit/refusals.model.ts';
import { deletePayoutMethodMachine } from './deletePayoutMethod.machine.ts';

export const deletePayoutMethodModel = {
  machine: deletePayoutMethodMachine,
  inputs: { 'from the list': { id: 'household', newKey: () => 'key-1' } },
  events: { 'deletion.confirmed': 'no payload', 'dialog.closed': 'no payload' },
  answers: {
    delete: {
      deleted: { kind: 'deleted' },
      PAYMENT_METHOD_NOT_FOUND: createRefusal('PAYMENT_METHOD_NOT_FOUND'),
      PAYOUT_METHOD_IN_USE: createRefusal('PAYOUT_METHOD_IN_USE'),
      PAYOUT_SERVICE_ERROR: createRefusal('PAYOUT_SERVICE_ERROR'),
    },
  },
  stateKey: () => '',
} satisfies Model<typeof deletePayoutMethodMachine>;
