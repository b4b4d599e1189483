import type { DeletingOutput } from '#machines/kit/records/deleting.ts';
import type { MonitoredItem } from '#machines/monitoring/monitoredItems.ts';
import { ConfirmDeletion } from '#src/wizard/dialogs/ConfirmDeletion.tsx';

import { aboutItem, connectDeleteMonitoredItem } from './connectMonitoredItems.ts';

type DeleteMonitoredItemProps = { item: MonitoredItem; onDone: (end: DeletingOutput) => void };

/** Asks for confirmation before an item is deleted, or explains that an open alert prevents it. */
export function DeleteMonitoredItem({ item, onDone }: DeleteMonitoredItemProps) {
  return (
    <ConfirmDeletion
      id={item.id}
      provide={connectDeleteMonitoredItem}
      about={aboutItem}
      text={(part) => `monitoring.delete.${part}`}
      values={{ name: item.friendlyName || item.displayValue }}
      onDone={onDone}
    />
  );
}
