import type { Model } from '../../kit/model.ts';
import { createRefusal } from '../../kit/refusals.model.ts';
import { deletePolicyMachine } from './deletePolicy.machine.ts';

export const deletePolicyModel = {
  machine: deletePolicyMachine,
  inputs: { 'from the list': { id: 'POL-NEAR', newKey: () => 'key-1' } },
  events: { 'deletion.confirmed': 'no payload', 'dialog.closed': 'no payload' },
  answers: {
    delete: {
      deleted: { kind: 'deleted' },
      POLICY_NOT_FOUND: createRefusal('POLICY_NOT_FOUND'),
      IN_USE: createRefusal('IN_USE'),
      VENDOR_ERROR: createRefusal('VENDOR_ERROR'),
    },
  },
  stateKey: () => '',
} satisfies Model<typeof deletePolicyMachine>;
