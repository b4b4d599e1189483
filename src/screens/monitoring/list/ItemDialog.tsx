import type { Change, MonitoredItem, MonitoredType } from '#machines/monitoring/monitoredItems.ts';
import type { MonitoredListActor } from '#machines/monitoring/monitoredList/monitoredList.machine.ts';
import { removeEverywhere } from '#src/session/data/deleted.ts';
import { usePortal } from '#src/session/portal.ts';

import { AddMonitoredItem } from '../items/AddMonitoredItem.tsx';
import { DeleteMonitoredItem } from '../items/DeleteMonitoredItem.tsx';
import { RenameMonitoredItem } from '../items/RenameMonitoredItem.tsx';

/** The open dialog. */
export type Doing =
  | { what: 'adding'; dataType: string | null; types: readonly MonitoredType[] }
  | { what: 'renaming'; dataType: string; item: MonitoredItem; isFresh: boolean }
  | { what: 'deleting'; item: MonitoredItem };

type ItemDialogProps = { doing: Doing; flow: MonitoredListActor; onClose: (change: Change | null) => void };

/** Runs the chosen action, and refreshes the list until it shows the change. */
export function ItemDialog({ doing, flow, onClose }: ItemDialogProps) {
  const portal = usePortal();
  // A closed dialog may have lost an answer, so the list is refreshed then, too.
  const close = (change: Change | null) => {
    onClose(change);
    flow.send({ type: 'list.changed', change });
  };

  switch (doing.what) {
    case 'adding':
      return (
        <AddMonitoredItem
          dataType={doing.dataType}
          types={doing.types}
          onDone={(id) => close(id === null ? null : { kind: 'added', id })}
        />
      );
    case 'renaming': {
      const { id } = doing.item;
      return (
        <RenameMonitoredItem
          {...doing}
          onDone={(end, friendlyName) => close(end === 'edited' ? { kind: 'renamed', id, friendlyName } : null)}
        />
      );
    }
    case 'deleting': {
      const { id } = doing.item;
      return (
        <DeleteMonitoredItem
          item={doing.item}
          onDone={(end) => {
            if (end !== 'left') removeEverywhere(portal, id);
            close(end === 'left' ? null : { kind: 'deleted', id });
          }}
        />
      );
    }
  }
}
