import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { EditingOutput } from '#machines/kit/records/editing.ts';
import type { MonitoredItem } from '#machines/monitoring/monitoredItems.ts';
import type {
  ItemName,
  renameMonitoredItemMachine,
} from '#machines/monitoring/renameMonitoredItem/renameMonitoredItem.machine.ts';
import { typedText } from '#rules/text/typedText.ts';
import { createValidator } from '#src/forms/createValidator.ts';
import { useFlow } from '#src/session/flows/useFlow.ts';
import { DetailsDialog } from '#src/wizard/dialogs/DetailsDialog.tsx';

import { aboutItem, connectRenameMonitoredItem } from './connectMonitoredItems.ts';
import { NameField, ShownValue } from './ItemFields.tsx';
import { nameRule } from './itemForm.ts';

const validate = createValidator<ItemName>({ friendlyName: nameRule });
const nameIn = ({ friendlyName = '' }: Partial<ItemName>): ItemName => ({ friendlyName: typedText(friendlyName) });

type RenameActor = ActorRefFrom<typeof renameMonitoredItemMachine>;

type RenameMonitoredItemProps = {
  dataType: string;
  item: MonitoredItem;
  isFresh: boolean;
  onDone: (end: EditingOutput, entered: string) => void;
};

/** Asks for a new name of an item. Its value cannot be changed. */
export function RenameMonitoredItem({ dataType, item, isFresh, onDone }: RenameMonitoredItemProps) {
  const [known] = useState<ItemName>({ friendlyName: item.friendlyName });
  const input = { id: item.id, known, isFresh, newKey: () => crypto.randomUUID() };
  const flow: RenameActor = useFlow(connectRenameMonitoredItem, {
    input,
    about: aboutItem,
    onDone: (end) => onDone(end, flow.getSnapshot().context.attempt?.details.friendlyName ?? item.friendlyName),
  });

  return (
    <DetailsDialog<ItemName, ItemName, never>
      flow={flow}
      about={aboutItem}
      isKept
      title="monitoring.edit.title"
      submit="monitoring.edit.submit"
      cancel="monitoring.form.cancel"
      initialValues={known}
      validate={validate}
      detailsIn={nameIn}
    >
      <NameField />
      <ShownValue dataType={dataType} displayValue={item.displayValue} hint="monitoring.edit.value" />
    </DetailsDialog>
  );
}
