import type { Model } from '../kit/model.ts';
import { createFieldRefusal, createRefusal } from '../kit/refusals.model.ts';
import { findCustomerMachine } from './findCustomer.machine.ts';

const agentId = '00000000-0000-4000-8000-000000000009';

export const anna = {
  userId: '00000000-0000-4000-8000-000000000002',
  firstName: 'Anna',
  surname: 'Berg',
  emailAddress: 'anna@sky.test',
  policies: ['POL-ACTIVE'],
};

export const findCustomerModel = {
  machine: findCustomerMachine,
  inputs: { 'with nobody sought': { agentId } },
  events: {
    'customer.sought': { Anna: { sought: anna.emailAddress } },
    'customer.chosen': { Anna: { userId: anna.userId } },
    'own.chosen': 'no payload',
  },
  answers: {
    findCustomers: {
      somebody: { kind: 'found', customers: [anna] },
      nobody: { kind: 'found', customers: [] },
      'INVALID_PARAMS of what is sought': createFieldRefusal('sought', 'invalid'),
      VENDOR_ERROR: createRefusal('VENDOR_ERROR'),
    },
    actFor: {
      'handed over': { kind: 'handed over', userId: anna.userId, accessToken: 'a token for both' },
      ACCESS_DENIED: createRefusal('ACCESS_DENIED'),
      VENDOR_ERROR: createRefusal('VENDOR_ERROR'),
    },
  },
  stateKey: () => '',
} satisfies Model<typeof findCustomerMachine>;
