import { addPolicyModel } from '#machines/agents/policies/addPolicy.model.ts';

import { flowSpec } from '../../spec.ts';
import { createAddingSpec } from '../kit/records.ts';
import { asAdministrator } from './findPolicies.ts';

export const policyForm = {
  fills: [
    {
      pick: 'partner_policies.status',
      with: 'active',
      labels: { '1': 'partner_policies.active', '0': 'partner_policies.inactive' },
    },
    { fill: 'partner_policies.form.start', with: 'policyStart' },
    { fill: 'partner_policies.form.end', with: 'policyEnd' },
    { fill: 'partner_policies.form.insured', with: 'maxInsured' },
    { fill: 'partner_policies.form.cap', with: 'policyCap' },
    { fill: 'partner_policies.products', with: 'products' },
    { fill: 'partner_policies.entitlements', with: 'entitlements' },
  ],
  fields: [
    { role: 'textbox', text: 'partner_policies.form.insured' },
    { role: 'textbox', text: 'partner_policies.form.cap' },
    { role: 'textbox', text: 'partner_policies.products' },
    { role: 'textbox', text: 'partner_policies.entitlements' },
  ],
} as const;

const number = { fill: 'partner_policies.form.number', with: 'externalPolicyNumber' } as const;

export const spec = flowSpec(addPolicyModel, {
  ...createAddingSpec('partner_policies', {
    fills: [number, ...policyForm.fills],
    fields: [{ role: 'textbox', text: 'partner_policies.form.number' }, ...policyForm.fields],
  }),
  starts: {
    'from a dialog': { ...asAdministrator, do: [{ acts: [{ press: 'button', named: 'partner_policies.add' }] }] },
  },
  actors: {
    add: {
      call: 'PUT /platform/partners/*/policies',
      document: 'PutPartnerPolicy',
      answers: {
        added: { data: { putPartnerPolicy: { __typename: 'Policy', externalPolicyNumber: 'GROUP-1' } } },
        ALREADY_EXISTS: { with: { externalPolicyNumber: 'POL-ACTIVE' } },
        INVALID_PRODUCTS: { with: { products: 'unicorn' } },
        PRODUCT_NOT_FOUND: { with: { products: 'missing' } },
        INVALID_ENTITLEMENT: { with: { entitlements: 'none' } },
      },
    },
  },
  problems: { INVALID_ENTITLEMENT: 'partner_policies.form.entitlements.unknown' },
  effects: { announceAdded: [{ notice: 'notices.policy_added' }] },
});
