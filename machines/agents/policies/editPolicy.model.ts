import type { Model } from '../../kit/model.ts';
import { createFieldRefusal, createRefusal } from '../../kit/refusals.model.ts';
import type { PolicyDetails } from './addPolicy.machine.ts';
import { editPolicyMachine } from './editPolicy.machine.ts';

export const running: PolicyDetails = {
  active: '1',
  policyStart: '2031-01-01',
  policyEnd: '2031-12-31',
  maxInsured: '3',
  policyCap: '500',
  products: 'travel',
  entitlements: 'LOUNGE',
};
const raised = { ...running, maxInsured: '5' };

export const editPolicyModel = {
  machine: editPolicyMachine,
  inputs: { 'from the list': { id: 'POL-NEAR', known: running, isFresh: true, newKey: () => 'key-1' } },
  events: {
    'details.entered': { 'for more people': { details: raised }, 'as before': { details: running } },
    'dialog.closed': 'no payload',
  },
  answers: {
    edit: {
      edited: { kind: 'edited' },
      INVALID_PRODUCTS: createFieldRefusal('products', 'INVALID_PRODUCTS'),
      POLICY_NOT_FOUND: createRefusal('POLICY_NOT_FOUND'),
      VENDOR_ERROR: createRefusal('VENDOR_ERROR'),
    },
  },
  stateKey: ({ isSure }) => (isSure ? '' : 'unsure'),
} satisfies Model<typeof editPolicyMachine>;
