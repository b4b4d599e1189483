import { renameMonitoredItemModel } from '#machines/monitoring/renameMonitoredItem/renameMonitoredItem.model.ts';

import { flowSpec } from '../../spec.ts';
import { atMonitoredData, openItemMenu, readOnlyItem } from '../kit/monitoring.ts';
import { createEditingSpec } from '../kit/records.ts';

export const spec = flowSpec(renameMonitoredItemModel, {
  ...createEditingSpec('monitoring', {
    fills: [{ fill: 'monitoring.form.name', with: 'friendlyName' }],
    fields: [{ role: 'textbox', text: 'monitoring.form.name' }],
  }),
  starts: {
    'from the list': {
      ...atMonitoredData,
      do: [{ acts: [...openItemMenu, { press: 'menuitem', named: 'monitoring.edit' }] }],
    },
  },
  readOnly: readOnlyItem,
  actors: {
    edit: {
      call: 'PATCH /owl/subscribers/*/subscriptions/*',
      document: 'RenameMonitored',
      answers: {
        edited: {
          data: { renameMonitored: { __typename: 'MonitoredItem', id: 'phone-1', friendlyName: 'Private phone' } },
        },
        gone: { cannot: 'it would have to be removed elsewhere between the list and the dialog' },
        FAILED_VALIDATION: { fault: { code: 'FAILED_VALIDATION', fields: { displayName: 'invalid' } } },
      },
    },
  },
  effects: {
    announceEdited: [{ notice: 'notices.monitored_renamed' }],
    announceGone: [{ notice: 'notices.monitored_gone' }],
  },
});
