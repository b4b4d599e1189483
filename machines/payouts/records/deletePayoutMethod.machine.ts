import { deleting } from '../../records/deleting.ts';

/** No payout method is deleted that a claim is to be paid to. */
export const deletePayoutMethodMachine = deleting({
  id: 'deletePayoutMethod',
  notFound: 'PAYMENT_METHOD_NOT_FOUND',
  inUse: 'PAYOUT_METHOD_IN_USE',
});
