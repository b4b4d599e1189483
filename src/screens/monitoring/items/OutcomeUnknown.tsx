import { FormattedMessage } from 'react-intl';

import type { AddMonitoredItemActor } from '#machines/monitoring/addMonitoredItem/addMonitoredItem.machine.ts';
import { useWhenOnline } from '#src/ui/connection/useWhenOnline.ts';
import { useFillStyles } from '#src/wizard/frame/fillStyles.ts';
import { Sheet } from '#src/wizard/frame/Sheet.tsx';
import { Actions } from '#src/wizard/parts/Actions.tsx';
import { StepHeading } from '#src/wizard/parts/StepHeading.tsx';

/** Says that it is unknown whether the item was added, with a button to check again. */
export function OutcomeUnknown({ flow }: { flow: AddMonitoredItemActor }) {
  const { fill } = useFillStyles();
  const check = () => flow.send({ type: 'check.requested' });
  useWhenOnline(check);

  return (
    <div className={fill}>
      <Sheet>
        <StepHeading title="monitoring.add.unknown.title" />
        <p>
          <FormattedMessage id="monitoring.add.unknown.body" />
        </p>
      </Sheet>
      <Actions
        next="monitoring.add.unknown.check"
        onNext={check}
        other="monitoring.add.unknown.close"
        onOther={() => flow.send({ type: 'dialog.closed' })}
      />
    </div>
  );
}
