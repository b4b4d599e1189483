import { deletePolicyModel } from '#machines/agents/policies/deletePolicy.model.ts';

import { flowSpec } from '../../spec.ts';
import { createDeletingSpec } from '../kit/records.ts';
import { asAdministrator, seekPolicy } from './findPolicies.ts';

const sought = 'POL-SPARE';
const values = { name: sought };

export const spec = flowSpec(deletePolicyModel, {
  ...createDeletingSpec('partner_policies', values),
  starts: {
    'from the list': {
      ...asAdministrator,
      do: [
        { acts: seekPolicy, fields: { sought } },
        { acts: [{ press: 'button', named: 'partner_policies.delete.of', values }] },
      ],
    },
  },
  actors: {
    delete: {
      call: 'DELETE /platform/partners/*/policies/*',
      document: 'DeletePartnerPolicy',
      answers: { deleted: { data: { deletePartnerPolicy: true } } },
    },
  },
  effects: {
    announceDeleted: [{ notice: 'notices.policy_deleted' }],
    announceGone: [{ notice: 'notices.policy_gone' }],
  },
});
