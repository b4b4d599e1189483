import { describeEditing } from '#tests/kit/machines/records.ts';
import { describeModel } from '#tests/kit/model.ts';

import { renameMonitoredItemMachine } from './renameMonitoredItem.machine.ts';
import { known, renameMonitoredItemModel } from './renameMonitoredItem.model.ts';

describeEditing(renameMonitoredItemMachine, {
  known,
  all: known,
  changed: { friendlyName: 'Private phone' },
  other: { friendlyName: 'Work phone' },
  field: 'friendlyName',
  refusal: 'VENDOR_ERROR',
});

describeModel(renameMonitoredItemModel);
