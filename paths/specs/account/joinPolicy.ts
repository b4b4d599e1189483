import { joinPolicyModel } from '#machines/account/joinPolicy/joinPolicy.model.ts';

import { flowSpec } from '../../spec.ts';
import { onAccountPage, readOnlyAccount } from '../kit/account.ts';
import { createAddingSpec } from '../kit/records.ts';

const dialog = createAddingSpec('account.policy', {
  fills: [{ fill: 'account.policy.form.number', with: 'externalPolicyNumber' }],
  fields: [{ role: 'textbox', text: 'account.policy.form.number' }],
});

export const spec = flowSpec(joinPolicyModel, {
  ...dialog,
  starts: { 'from the account page': onAccountPage('account.policies.add') },
  readOnly: readOnlyAccount('account.policies.add'),
  actors: {
    add: {
      call: 'PUT /platform/users/*/policies/*',
      document: 'JoinPolicy',
      answers: {
        added: {
          data: { joinPolicy: [{ __typename: 'Policy', externalPolicyNumber: 'POL-NEAR' }] },
        },
        INVALID_PARAMS: { fault: { code: 'INVALID_PARAMS', fields: { externalPolicyNumber: 'invalid' } } },
        GENERAL_400: { fault: { code: 'GENERAL_400' } },
        POLICY_NOT_FOUND: { with: { externalPolicyNumber: 'POL-NONE' } },
        POLICY_EXPIRED: { with: { externalPolicyNumber: 'POL-EXPIRED' } },
        POLICY_INACTIVE: { with: { externalPolicyNumber: 'POL-INACTIVE' } },
        POLICY_INVALID: { with: { externalPolicyNumber: 'POL-INVALID' } },
        POLICY_TOO_MANY_USES: { fault: { code: 'POLICY_TOO_MANY_USES' } },
        ALREADY_ASSIGNED: { with: { externalPolicyNumber: 'POL-OTHER' } },
      },
    },
  },
  effects: { announceAdded: [{ notice: 'notices.policy_joined' }] },
});
