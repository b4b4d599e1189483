import type { Values } from '../../payouts/payouts.ts';
import { editing } from '../../records/editing.ts';
import { changedIn } from './entered.ts';

/** Moves a method to another provider, which needs all its fields again. */
export const switchProviderMachine = editing<Values>({
  id: 'switchProvider',
  changesTo: changedIn,
  notFound: 'PAYMENT_METHOD_NOT_FOUND',
});
