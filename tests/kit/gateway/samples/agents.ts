import { id, loginAnswer, type Samples } from './sample.ts';

const group = {
  externalPolicyNumber: 'POL/1',
  active: 1,
  policyStart: '2026-01-01',
  policyEnd: '2026-12-31',
  maxInsured: 3,
  policyCap: 500,
};

export const agents = {
  customers: {
    document: 'Customers',
    variables: { agentId: id(4), sought: 'anna@sky.test' },
    call: `GET /platform/agents/${id(4)}/customers?sought=anna%40sky.test`,
    answer: [
      { userId: id(1), firstName: 'Anna', surname: 'Berg', emailAddress: 'anna@sky.test', policies: ['POL-ACTIVE'] },
    ],
  },
  actFor: {
    document: 'ActFor',
    variables: { agentId: id(4), userId: id(1) },
    call: `POST /platform/agents/${id(4)}/customers/${id(1)}/session`,
    answer: { ...loginAnswer, agentId: id(4) },
  },
  partnerPolicies: {
    document: 'PartnerPolicies',
    variables: { partnerId: id(8), sought: 'POL/1' },
    call: `GET /platform/partners/${id(8)}/policies?sought=POL%2F1`,
    answer: [{ ...group, products: ['travel'], entitlements: null }],
  },
  putPartnerPolicy: {
    document: 'PutPartnerPolicy',
    variables: { partnerId: id(8), policy: { ...group, products: ['travel'], entitlements: [] } },
    call: `PUT /platform/partners/${id(8)}/policies`,
    body: { ...group, products: ['travel'], entitlements: [] },
    status: 201,
    answer: { ...group, policyCapUsed: null, blockedBy: null },
  },
  patchPartnerPolicy: {
    document: 'PatchPartnerPolicy',
    variables: { partnerId: id(8), externalPolicyNumber: 'POL/1', changes: { policyCap: null } },
    call: `PATCH /platform/partners/${id(8)}/policies/POL%2F1`,
    body: { policyCap: null },
    answer: { ...group, policyCap: null, policyCapUsed: null, blockedBy: null },
  },
  deletePartnerPolicy: {
    document: 'DeletePartnerPolicy',
    variables: { partnerId: id(8), externalPolicyNumber: 'POL/1' },
    call: `DELETE /platform/partners/${id(8)}/policies/POL%2F1`,
    status: 204,
    answer: true,
  },
} satisfies Partial<Samples>;
