import { describeDeleting } from '#tests/kit/machines/records.ts';
import { describeModel } from '#tests/kit/model.ts';

import { deleteBagMachine } from './deleteBag.machine.ts';
import { deleteBagModel } from './deleteBag.model.ts';

describeDeleting(deleteBagMachine, { inUse: 'RESOLUTION_PENDING', refusal: 'VENDOR_ERROR' });

describeModel(deleteBagModel, {
  'to begin with': { 'from the list': 'asking' },
  asking: { 'deletion.confirmed': 'deleting', 'dialog.closed': 'left' },
  deleting: {
    'delete: deleted': 'deleted + announceDeleted',
    'delete: BAG_NOT_FOUND': 'gone + announceGone',
    'delete: RESOLUTION_PENDING': 'inUse',
    'delete: VENDOR_ERROR': 'asking + react(warning, VENDOR_ERROR)',
    'delete: no answer': 'unanswered + announceUnanswered',
  },
  unanswered: { 'deletion.confirmed': 'deleting', 'dialog.closed': 'left' },
  inUse: { 'dialog.closed': 'left' },
  deleted: {},
  gone: {},
  left: {},
});
