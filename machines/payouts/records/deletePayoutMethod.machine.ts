import { deleting } from '../../kit/records/deleting.ts';

/** Deletes a payout method, unless a claim is to be paid to it. */
export const deletePayoutMethodMachine = deleting({
  id: 'deletePayoutMethod',
  notFound: 'PAYMENT_METHOD_NOT_FOUND',
  inUse: 'PAYOUT_METHOD_IN_USE',
});
