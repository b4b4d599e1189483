import { preferPayoutMethodModel } from '#machines/payouts/records/preferPayoutMethod.model.ts';

import type { Assertion } from '../../assertions.ts';
import { flowSpec } from '../../spec.ts';
import { atPayouts, household, openMethodMenu, readOnlyMethod } from '../kit/payouts.ts';

const question = { role: 'dialog', text: 'payouts.prefer.unanswered', values: household } as const;
const open = { ...question, body: 'payouts.prefer.unanswered.body' } as const;
const over = {
  sees: [{ ...question, is: 'missing' }] satisfies readonly Assertion[],
  root: 'none',
} as const;

export const spec = flowSpec(preferPayoutMethodModel, {
  starts: {
    'from the list': {
      ...atPayouts,
      do: [{ acts: [openMethodMenu(household), { press: 'menuitem', named: 'payouts.prefer' }] }],
    },
  },
  readOnly: readOnlyMethod,
  events: {
    'preference.requested': [{ press: 'button', named: 'payouts.prefer.again' }],
    'dialog.closed': [{ press: 'button', named: 'payouts.form.close' }],
  },
  states: {
    preferring: [],
    unanswered: [
      open,
      { role: 'button', text: 'payouts.prefer.again', is: 'enabled' },
      { role: 'button', text: 'payouts.form.close', is: 'enabled' },
    ],
    preferred: over,
    gone: over,
    left: over,
  },
  actors: {
    preferMethod: {
      call: 'PATCH /platform/payouts/methods/*',
      document: 'UpdatePayoutMethod',
      answers: {
        preferred: {
          data: { updatePayoutMethod: { __typename: 'PayoutMethod', payoutMethodId: 'household', preferred: 1 } },
        },
      },
    },
  },
  effects: {
    announcePreferred: [{ notice: 'notices.payout_method_preferred' }],
    announceGone: [{ notice: 'errors.payment_method_not_found' }],
    // The question in the next state shows it.
    announceUnanswered: 'unseen',
  },
});
