import { findPoliciesModel, near } from '#machines/agents/policies/findPolicies.model.ts';

import type { Act } from '../../actions.ts';
import { flowSpec } from '../../spec.ts';

/** The page as an administrator opens it. */
export const asAdministrator = { partner: 'sky', path: '/admin/policies', as: 'admin@sky.test' } as const;

export const seekPolicy = [
  { fill: 'partner_policies.sought', with: 'sought' },
  { press: 'button', named: 'partner_policies.find' },
] as const satisfies readonly Act[];

const edit = { role: 'button', text: 'partner_policies.edit.of', values: { name: 'POL-NEAR' } } as const;

export const spec = flowSpec(findPoliciesModel, {
  starts: { 'with nothing sought': asAdministrator },
  events: {
    'policy.sought': seekPolicy,
    // Every end of a dialog reloads the list.
    'policies.changed': {
      usually: [
        { press: 'button', named: 'partner_policies.add' },
        { press: 'button', named: 'partner_policies.form.cancel' },
      ],
      in: { outdated: [{ press: 'button', named: 'partner_policies.refresh' }] },
    },
  },
  states: {
    idle: [
      { role: 'heading', text: 'partner_policies.title' },
      { role: 'textbox', text: 'partner_policies.sought' },
      { role: 'button', text: 'partner_policies.find', is: 'enabled' },
    ],
    searching: [{ role: 'button', text: 'partner_policies.find', is: 'busy' }],
    none: [{ role: 'heading', text: 'partner_policies.none.title' }],
    listed: [
      { role: 'button', text: 'partner_policies.find', is: 'enabled' },
      { ...edit, is: 'enabled' },
    ],
    refreshing: [{ ...edit, is: 'enabled' }],
    outdated: [
      { ...edit, is: 'enabled' },
      { role: 'alert' },
      { role: 'button', text: 'partner_policies.refresh', is: 'enabled' },
    ],
  },
  actors: {
    findPolicies: {
      call: 'GET /platform/partners/*/policies',
      document: 'PartnerPolicies',
      answers: {
        one: { data: { partnerPolicies: [near] } },
        none: {
          with: { sought: 'NO-SUCH-POLICY' },
          data: { partnerPolicies: [] },
          except: { refreshing: 'nobody else deletes the policy that was found' },
        },
        'INVALID_PARAMS of what is sought': { fault: { code: 'INVALID_PARAMS', fields: { sought: 'invalid' } } },
      },
    },
  },
  effects: { seek: 'unseen', list: 'unseen' },
});
