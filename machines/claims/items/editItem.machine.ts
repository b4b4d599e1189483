import { editing } from '../../kit/records/editing.ts';
import { editableFields, type ItemDetails } from './items.ts';

/** Empty fields are skipped: the insurer does not allow clearing a value. */
function changesTo(known: ItemDetails | null, entered: ItemDetails): Partial<ItemDetails> {
  const changed = editableFields.filter((field) => entered[field] && entered[field] !== known?.[field]);
  return Object.fromEntries(changed.map((field) => [field, entered[field]]));
}

/** Edits the name or address of an insured item. The insurer has no code for an item that is no longer insured. */
export const editItemMachine = editing<ItemDetails>({ id: 'editItem', changesTo });
