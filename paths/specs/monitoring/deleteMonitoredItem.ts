import { deleteMonitoredItemModel } from '#machines/monitoring/deleteMonitoredItem/deleteMonitoredItem.model.ts';

import { flowSpec } from '../../spec.ts';
import { atMonitoredData, openItemMenu, quietItem, readOnlyItem } from '../kit/monitoring.ts';
import { createDeletingSpec } from '../kit/records.ts';

export const spec = flowSpec(deleteMonitoredItemModel, {
  ...createDeletingSpec('monitoring', quietItem),
  starts: {
    'from the list': {
      ...atMonitoredData,
      do: [{ acts: [...openItemMenu, { press: 'menuitem', named: 'monitoring.delete' }] }],
    },
  },
  readOnly: readOnlyItem,
  actors: {
    delete: {
      call: 'DELETE /owl/subscribers/*/subscriptions/*',
      document: 'DeleteMonitored',
      answers: {
        deleted: { data: { deleteMonitored: true } },
        gone: { cannot: 'it would have to be removed elsewhere between the list and the question' },
      },
    },
  },
  effects: {
    announceDeleted: [{ notice: 'notices.monitored_deleted' }],
    announceGone: [{ notice: 'notices.monitored_deleted' }],
  },
});
