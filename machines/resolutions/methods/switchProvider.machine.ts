import { editing } from '../../kit/records/editing.ts';
import type { Values } from '../../payouts/payouts.ts';
import { getChangedValues } from './payoutChanges.ts';

/** Moves a method to another provider, which needs all its fields again. */
export const switchProviderMachine = editing<Values>({
  id: 'switchProvider',
  changesTo: getChangedValues,
  notFound: 'PAYMENT_METHOD_NOT_FOUND',
});
