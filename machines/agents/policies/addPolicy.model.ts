import type { Model } from '../../kit/model.ts';
import { createFieldRefusal, createRefusal } from '../../kit/refusals.model.ts';
import { addPolicyMachine, type NewPolicy } from './addPolicy.machine.ts';

export const group: NewPolicy = {
  externalPolicyNumber: 'GROUP-1',
  active: '1',
  policyStart: '2031-01-01',
  policyEnd: '2031-12-31',
  maxInsured: '4',
  policyCap: '1000',
  products: 'travel',
  entitlements: 'LOUNGE, CASH',
};

export const addPolicyModel = {
  machine: addPolicyMachine,
  inputs: { 'from a dialog': { newKey: () => 'key-1' } },
  events: { 'details.entered': { 'a group policy': { details: group } }, 'dialog.closed': 'no payload' },
  answers: {
    add: {
      added: { kind: 'added', added: group },
      ALREADY_EXISTS: createFieldRefusal('externalPolicyNumber', 'ALREADY_EXISTS'),
      INVALID_PRODUCTS: createFieldRefusal('products', 'INVALID_PRODUCTS'),
      PRODUCT_NOT_FOUND: createFieldRefusal('products', 'PRODUCT_NOT_FOUND'),
      INVALID_ENTITLEMENT: createFieldRefusal('entitlements', 'INVALID_ENTITLEMENT'),
      VENDOR_ERROR: createRefusal('VENDOR_ERROR'),
    },
  },
  stateKey: () => '',
} satisfies Model<typeof addPolicyMachine>;
