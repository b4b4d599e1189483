import { describeDeleting } from '#tests/kit/machines/records.ts';
import { describeModel } from '#tests/kit/model.ts';

import { deletePayoutMethodMachine } from './deletePayoutMethod.machine.ts';
import { deletePayoutMethodModel } from './deletePayoutMethod.model.ts';

describeDeleting(deletePayoutMethodMachine, { inUse: 'PAYOUT_METHOD_IN_USE', refusal: 'PAYOUT_SERVICE_ERROR' });

describeModel(deletePayoutMethodModel, {
  'to begin with': { 'from the list': 'asking' },
  asking: { 'deletion.confirmed': 'deleting', 'dialog.closed': 'left' },
  deleting: {
    'delete: deleted': 'deleted + announceDeleted',
    'delete: PAYMENT_METHOD_NOT_FOUND': 'gone + announceGone',
    'delete: PAYOUT_METHOD_IN_USE': 'inUse',
    'delete: PAYOUT_SERVICE_ERROR': 'asking + react(warning, PAYOUT_SERVICE_ERROR)',
    'delete: no answer': 'unanswered + announceUnanswered',
  },
  unanswered: { 'deletion.confirmed': 'deleting', 'dialog.closed': 'left' },
  inUse: { 'dialog.closed': 'left' },
  deleted: {},
  gone: {},
  left: {},
});
