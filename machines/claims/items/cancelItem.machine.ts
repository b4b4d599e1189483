import { cancelling } from '../../records/cancelling.ts';

/** Not while a claim for it is open. The insurer has no code for what is not insured any more. */
export const cancelItemMachine = cancelling({ id: 'cancelItem', locked: 'IN_USE' });
