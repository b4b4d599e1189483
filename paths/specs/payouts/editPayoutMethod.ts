import { editPayoutMethodModel } from '#machines/payouts/records/editPayoutMethod.model.ts';

import { flowSpec } from '../../spec.ts';
import { atPayouts, household, openMethodMenu, readOnlyMethod } from '../kit/payouts.ts';
import { createEditingSpec } from '../kit/records.ts';

const form = {
  fills: [{ fill: 'payouts.form.description', with: 'description' }],
  fields: [
    { role: 'textbox', text: 'payouts.form.description' },
    { role: 'textbox', text: 'payouts.address.addressLine1' },
  ],
} as const;

export const spec = flowSpec(editPayoutMethodModel, {
  ...createEditingSpec('payouts', form),
  starts: {
    'from the list': {
      ...atPayouts,
      do: [{ acts: [openMethodMenu(household), { press: 'menuitem', named: 'payouts.edit' }] }],
    },
  },
  readOnly: readOnlyMethod,
  actors: {
    edit: {
      call: 'PATCH /platform/payouts/methods/*',
      document: 'UpdatePayoutMethod',
      answers: {
        FAILED_VALIDATION: { fault: { code: 'FAILED_VALIDATION', fields: { description: 'invalid' } } },
        edited: {
          data: { updatePayoutMethod: { __typename: 'PayoutMethod', payoutMethodId: 'household', preferred: 0 } },
        },
      },
    },
  },
  effects: {
    // The list shows the result.
    announceEdited: 'unseen',
    announceGone: [{ notice: 'errors.payment_method_not_found' }],
  },
});
