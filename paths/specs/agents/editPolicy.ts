import { editPolicyModel } from '#machines/agents/policies/editPolicy.model.ts';

import { flowSpec } from '../../spec.ts';
import { createEditingSpec } from '../kit/records.ts';
import { policyForm } from './addPolicy.ts';
import { asAdministrator, seekPolicy } from './findPolicies.ts';

const sought = 'POL-NEAR';

export const spec = flowSpec(editPolicyModel, {
  ...createEditingSpec('partner_policies', policyForm),
  starts: {
    'from the list': {
      ...asAdministrator,
      do: [
        { acts: seekPolicy, fields: { sought } },
        { acts: [{ press: 'button', named: 'partner_policies.edit.of', values: { name: sought } }] },
      ],
    },
  },
  actors: {
    edit: {
      call: 'PATCH /platform/partners/*/policies/*',
      document: 'PatchPartnerPolicy',
      answers: {
        edited: { data: { patchPartnerPolicy: { __typename: 'Policy', externalPolicyNumber: sought } } },
        INVALID_PRODUCTS: { with: { products: 'unicorn' } },
      },
    },
  },
  effects: {
    announceEdited: [{ notice: 'notices.policy_edited' }],
    announceGone: [{ notice: 'notices.policy_gone' }],
  },
});
