import type { Values } from '../../payouts/payouts.ts';
import { editing } from '../../records/editing.ts';
import { changedIn } from './entered.ts';

/** The address that a bank wants where money is sent by hand, and whatever else the method lacks. */
export const addAddressMachine = editing<Values>({
  id: 'addAddress',
  changesTo: changedIn,
  notFound: 'PAYMENT_METHOD_NOT_FOUND',
});
