import type { PartnerPolicy } from '#schema/rest/partnerPolicies.ts';
import type { Model } from '../../kit/model.ts';
import { createFieldRefusal, createRefusal } from '../../kit/refusals.model.ts';
import { findPoliciesMachine } from './findPolicies.machine.ts';

export const near: PartnerPolicy = {
  externalPolicyNumber: 'POL-NEAR',
  active: 1,
  policyStart: '2031-01-01',
  policyEnd: '2031-12-31',
  maxInsured: 3,
  policyCap: 500,
  products: ['travel'],
  entitlements: ['LOUNGE'],
};

export const findPoliciesModel = {
  machine: findPoliciesMachine,
  inputs: { 'with nothing sought': undefined },
  events: { 'policy.sought': { 'POL-NEAR': { sought: 'POL-NEAR' } }, 'policies.changed': 'no payload' },
  answers: {
    findPolicies: {
      one: { kind: 'found', policies: [near] },
      none: { kind: 'found', policies: [] },
      'INVALID_PARAMS of what is sought': createFieldRefusal('sought', 'invalid'),
      VENDOR_ERROR: createRefusal('VENDOR_ERROR'),
    },
  },
  stateKey: () => '',
} satisfies Model<typeof findPoliciesMachine>;
