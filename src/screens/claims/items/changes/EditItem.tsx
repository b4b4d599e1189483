import type { ItemDetails } from '#machines/claims/items/items.ts';
import type { Topic } from '#machines/session/app/notifier.logic.ts';
import { createValidator } from '#src/forms/createValidator.ts';
import { TextField } from '#src/forms/TextField.tsx';
import { filled, type Rule } from '#src/forms/validators.ts';
import type { TextId } from '#src/lib/texts.ts';
import { useFlow } from '#src/session/flows/useFlow.ts';
import { DetailsDialog } from '#src/wizard/dialogs/DetailsDialog.tsx';

import { type Item, listEditableFields, maxLengths, toText } from '../item.ts';
import { connectEditItem } from './connectEditItem.ts';
import type { ItemDialogProps } from './dialogs.ts';

type Field = keyof ItemDetails;

const ofItem: readonly Topic[] = ['item'];

/** Edits the name and address of an item. All other properties are fixed by the contract. */
export function EditItem({ item, isFresh, onDone }: ItemDialogProps) {
  const known = detailsOf(item);
  const input = { id: item.itemId, known, isFresh, newKey: () => crypto.randomUUID() };
  const flow = useFlow(connectEditItem, { input, about: ofItem, onDone });
  const asked = listEditableFields(item);
  const inEach = <Value,>(valueOf: (field: Field) => Value) =>
    Object.fromEntries(asked.map((field) => [field, valueOf(field)])) as { [Each in Field]?: Value };

  return (
    <DetailsDialog
      flow={flow}
      isKept
      about={ofItem}
      title="claims.items.edit.title"
      submit="claims.items.edit.submit"
      cancel="claims.items.form.cancel"
      initialValues={known}
      validate={createValidator<Required<ItemDetails>>(
        inEach<Rule>(
          // Do not validate values that the insurer already has.
          (field) => (text, values) => (text === known[field] ? null : missing[field](text, values)),
        ),
      )}
      detailsIn={(typed: ItemDetails) => inEach((field) => (typed[field] ?? '').trim())}
    >
      {asked.map((field) => (
        <TextField key={field} name={field} label={labels[field]} autoComplete="off" maxLength={maxLengths[field]} />
      ))}
    </DetailsDialog>
  );
}

const labels: Record<Field, TextId> = {
  name: 'claims.items.form.name',
  address: 'claims.items.form.address',
};

const missing: Record<Field, Rule> = {
  name: filled('claims.items.form.name.missing'),
  address: filled('claims.items.form.address.missing'),
};

const detailsOf = (item: Item): ItemDetails =>
  Object.fromEntries(listEditableFields(item).map((field) => [field, toText(item.properties[field])]));
