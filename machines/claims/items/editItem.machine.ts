import { editing } from '../../records/editing.ts';
import { editableFields, type ItemDetails } from './items.ts';

/** What is empty is known to nobody, and nobody can empty what is known. */
function changesTo(known: ItemDetails | null, entered: ItemDetails): Partial<ItemDetails> {
  const changed = editableFields.filter((field) => entered[field] && entered[field] !== known?.[field]);
  return Object.fromEntries(changed.map((field) => [field, entered[field]]));
}

/** Another name or address of something that is insured. The insurer has no code for what is not insured any more. */
export const editItemMachine = editing<ItemDetails>({ id: 'editItem', changesTo });
