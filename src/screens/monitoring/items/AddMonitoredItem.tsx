import { useSelector } from '@xstate/react';
import { useState } from 'react';

import type {
  AddMonitoredItemActor,
  AddMonitoredItemSnapshot,
} from '#machines/monitoring/addMonitoredItem/addMonitoredItem.machine.ts';
import type { MonitoredType } from '#machines/monitoring/monitoredItems.ts';
import { flowAttributes } from '#src/lib/dataState.ts';
import { useFlow } from '#src/session/flows/useFlow.ts';
import type { Portal } from '#src/session/portal.ts';
import { FormDialog } from '#src/wizard/dialogs/FormDialog.tsx';
import { useFillStyles } from '#src/wizard/frame/fillStyles.ts';

import { createFrameHandle, type FrameHandle } from '../card/frameHandle.ts';
import { ChooseType } from './ChooseType.tsx';
import { aboutItem, connectAddMonitoredItem } from './connectMonitoredItems.ts';
import { ItemForm } from './ItemForm.tsx';
import { OutcomeUnknown } from './OutcomeUnknown.tsx';

type AddMonitoredItemProps = {
  /** Null if the customer still has to choose the type. */
  dataType: string | null;
  types: readonly MonitoredType[];
  /** Called with the id of the added item, or null if none was added for certain. */
  onDone: (added: string | null) => void;
};

/** Asks which data to monitor. The typed data is never stored. */
export function AddMonitoredItem({ dataType, types, onDone }: AddMonitoredItemProps) {
  const { fill } = useFillStyles();
  const [handle] = useState(createFrameHandle);
  const [connect] = useState(() => (portal: Portal) => connectAddMonitoredItem(portal, handle));
  const [known] = useState(types);
  const flow = useFlow(connect, {
    input: { dataType, types: known, newKey: () => crypto.randomUUID() },
    about: aboutItem,
    onDone: ({ id }) => onDone(id),
  });
  const state = useSelector(flow, (snapshot) => snapshot);

  return (
    <FormDialog
      title="monitoring.add.title"
      about={aboutItem}
      isWorking={state.hasTag('working')}
      mayBeSaved={state.context.attempt !== null}
      onClose={() => flow.send({ type: 'dialog.closed' })}
      attributes={flowAttributes(state)}
    >
      <div className={fill} ref={(place) => handle.setPlace(place)}>
        <View flow={flow} state={state} handle={handle} hasChoice={dataType === null} />
      </div>
    </FormDialog>
  );
}

type ViewProps = {
  flow: AddMonitoredItemActor;
  state: AddMonitoredItemSnapshot;
  handle: FrameHandle;
  hasChoice: boolean;
};

function View({ flow, state, handle, hasChoice }: ViewProps) {
  if (state.matches('choosingType')) return <ChooseType flow={flow} types={state.context.types} />;
  if (state.matches('outcomeUnknown')) return <OutcomeUnknown flow={flow} />;
  return <ItemForm key={state.context.dataType} flow={flow} state={state} handle={handle} hasChoice={hasChoice} />;
}
