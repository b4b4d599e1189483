import { describeDeleting } from '#tests/kit/machines/records.ts';
import { describeModel } from '#tests/kit/model.ts';

import { deletePassengerMachine } from './deletePassenger.machine.ts';
import { deletePassengerModel } from './deletePassenger.model.ts';

describeDeleting(deletePassengerMachine, { inUse: 'IN_USE', refusal: 'VENDOR_ERROR' });

describeModel(deletePassengerModel, {
  'to begin with': { 'from the list': 'asking' },
  asking: { 'deletion.confirmed': 'deleting', 'dialog.closed': 'left' },
  deleting: {
    'delete: deleted': 'deleted + announceDeleted',
    'delete: PASSENGER_NOT_FOUND': 'gone + announceGone',
    'delete: IN_USE': 'inUse',
    'delete: VENDOR_ERROR': 'asking + react(warning, VENDOR_ERROR)',
    'delete: no answer': 'unanswered + announceUnanswered',
  },
  unanswered: { 'deletion.confirmed': 'deleting', 'dialog.closed': 'left' },
  inUse: { 'dialog.closed': 'left' },
  deleted: {},
  gone: {},
  left: {},
});
