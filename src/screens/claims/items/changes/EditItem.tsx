import type { Matter } from '#machines/app/notifier.machine.ts';
import type { ItemDetails } from '#machines/claims/items/editItem.machine.ts';
import { TextField } from '#src/forms/TextField.tsx';
import { validateWith } from '#src/forms/validateWith.ts';
import { filled, type Rule } from '#src/forms/validators.ts';
import { useFlow } from '#src/session/flows/useFlow.ts';
import { DetailsDialog } from '#src/wizard/dialogs/DetailsDialog.tsx';

import { type Item, textOf } from '../item.ts';
import type { ItemDialogProps } from './dialogs.ts';
import { provideEditItem } from './provideEditItem.ts';

const ofItem: readonly Matter[] = ['item'];

/** Another name or address; the rest is what it was insured by. */
export function EditItem({ item, isFresh, onDone }: ItemDialogProps) {
  const known = detailsOf(item);
  const input = { id: item.itemId, known, isFresh, newKey: () => crypto.randomUUID() };
  const flow = useFlow(provideEditItem, { input, about: ofItem, onDone });
  // What the insurer has is not judged anew.
  const unlessKnown =
    (field: keyof ItemDetails): Rule =>
    (text, values) =>
      text === known[field] ? null : missing[field](text, values);

  return (
    <DetailsDialog
      flow={flow}
      about={ofItem}
      title="claims.items.edit.title"
      submit="claims.items.edit.submit"
      cancel="claims.items.form.cancel"
      initialValues={known}
      validate={validateWith<ItemDetails>({ name: unlessKnown('name'), address: unlessKnown('address') })}
      detailsIn={({ name = '', address = '' }: Partial<ItemDetails>) => ({
        name: name.trim(),
        address: address.trim(),
      })}
    >
      <TextField name="name" label="claims.items.form.name" autoComplete="off" maxLength={100} />
      <TextField name="address" label="claims.items.form.address" autoComplete="off" maxLength={200} />
    </DetailsDialog>
  );
}

const missing: Record<keyof ItemDetails, Rule> = {
  name: filled('claims.items.form.name.missing'),
  address: filled('claims.items.form.address.missing'),
};

const detailsOf = ({ properties }: Item): ItemDetails => ({
  name: textOf(properties.name),
  address: textOf(properties.address),
});
