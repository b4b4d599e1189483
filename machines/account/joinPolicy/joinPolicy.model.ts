import type { Model } from '../../kit/model.ts';
import { createFieldRefusal, createRefusal } from '../../kit/refusals.model.ts';
import { joinPolicyMachine } from './joinPolicy.machine.ts';

export const polNear = { externalPolicyNumber: 'POL-NEAR' };

export const joinPolicyModel = {
  machine: joinPolicyMachine,
  inputs: { 'from the account page': { newKey: () => 'key-1' } },
  events: { 'details.entered': { 'POL-NEAR': { details: polNear } }, 'dialog.closed': 'no payload' },
  answers: {
    add: {
      added: { kind: 'added', added: polNear },
      INVALID_PARAMS: createFieldRefusal('externalPolicyNumber', 'invalid'),
      GENERAL_400: createRefusal('GENERAL_400'),
      POLICY_NOT_FOUND: createFieldRefusal('externalPolicyNumber', 'POLICY_NOT_FOUND'),
      POLICY_EXPIRED: createFieldRefusal('externalPolicyNumber', 'POLICY_EXPIRED'),
      POLICY_INACTIVE: createFieldRefusal('externalPolicyNumber', 'POLICY_INACTIVE'),
      POLICY_INVALID: createFieldRefusal('externalPolicyNumber', 'POLICY_INVALID'),
      POLICY_TOO_MANY_USES: createFieldRefusal('externalPolicyNumber', 'POLICY_TOO_MANY_USES'),
      ALREADY_ASSIGNED: createFieldRefusal('externalPolicyNumber', 'ALREADY_ASSIGNED'),
    },
  },
  stateKey: () => '',
} satisfies Model<typeof joinPolicyMachine>;
