import { deletePayoutMethodModel } from '#machines/payouts/records/deletePayoutMethod.model.ts';

import { flowSpec } from '../../spec.ts';
import { atPayouts, openMethodMenu, readOnlyMethod, spare } from '../kit/payouts.ts';
import { createDeletingSpec } from '../kit/records.ts';

export const spec = flowSpec(deletePayoutMethodModel, {
  ...createDeletingSpec('payouts', spare),
  starts: {
    'from the list': {
      ...atPayouts,
      do: [{ acts: [openMethodMenu(spare), { press: 'menuitem', named: 'payouts.delete' }] }],
    },
  },
  readOnly: readOnlyMethod,
  actors: {
    delete: {
      call: 'DELETE /platform/payouts/methods/*',
      document: 'DeletePayoutMethod',
      answers: { deleted: { data: { deletePayoutMethod: true } } },
    },
  },
  effects: {
    announceDeleted: [{ notice: 'notices.payout_method_removed' }],
    announceGone: [{ notice: 'errors.payment_method_not_found' }],
  },
});
