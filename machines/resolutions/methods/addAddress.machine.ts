import { editing } from '../../kit/records/editing.ts';
import type { Values } from '../../payouts/payouts.ts';
import { getChangedValues } from './payoutChanges.ts';

/** Adds the address that a bank needs for a manual payment, and other missing fields of the method. */
export const addAddressMachine = editing<Values>({
  id: 'addAddress',
  changesTo: getChangedValues,
  notFound: 'PAYMENT_METHOD_NOT_FOUND',
});
