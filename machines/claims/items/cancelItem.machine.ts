import { cancelling } from '../../kit/records/cancelling.ts';

/**
 * Cancels the insurance of an item, unless it has an open claim. The insurer has no code for an item that is no longer
 * insured.
 */
export const cancelItemMachine = cancelling({ id: 'cancelItem', locked: 'IN_USE' });
