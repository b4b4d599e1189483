import type { Values } from '../../payouts/payouts.ts';
import { editing } from '../../records/editing.ts';
import { getChangedValues } from './entered.ts';

/** Adds the address that a bank needs for a manual payment, and other missing fields of the method. */
export const addAddressMachine = editing<Values>({
  id: 'addAddress',
  changesTo: getChangedValues,
  notFound: 'PAYMENT_METHOD_NOT_FOUND',
});
