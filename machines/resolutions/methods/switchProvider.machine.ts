import type { Values } from '../../payouts/payouts.ts';
import { editing } from '../../records/editing.ts';
import { changedIn } from './entered.ts';

/** The same method, through another provider: everything that this one asks for is said anew. */
export const switchProviderMachine = editing<Values>({
  id: 'switchProvider',
  changesTo: changedIn,
  notFound: 'PAYMENT_METHOD_NOT_FOUND',
});
