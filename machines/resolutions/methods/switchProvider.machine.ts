import type { Values } from '../../payouts/payouts.ts';
import { editing } from '../../records/editing.ts';
import { getChangedValues } from './entered.ts';

/** Moves a method to another provider, which needs all its fields again. */
export const switchProviderMachine = editing<Values>({
  id: 'switchProvider',
  changesTo: getChangedValues,
  notFound: 'PAYMENT_METHOD_NOT_FOUND',
});
