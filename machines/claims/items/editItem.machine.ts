import { editing } from '../../records/editing.ts';

/** What a customer may say anew of something that is insured. What else is known of it is what it was insured by. */
export type ItemDetails = { name: string; address: string };

const fields = ['name', 'address'] as const;

function changesTo(known: ItemDetails | null, entered: ItemDetails): Partial<ItemDetails> {
  const changed = fields.filter((field) => entered[field] !== known?.[field]);
  return Object.fromEntries(changed.map((field) => [field, entered[field]]));
}

/** Another name or address of something that is insured. The insurer has no code for what is not insured any more. */
export const editItemMachine = editing<ItemDetails>({ id: 'editItem', changesTo });
