import { refusedFor, refusedWith } from '../../answers.model.ts';
import type { Model } from '../../model.ts';
import { joinPolicyMachine } from './joinPolicy.machine.ts';

export const polNear = { externalPolicyNumber: 'POL-NEAR' };

export const joinPolicyModel = {
  machine: joinPolicyMachine,
  inputs: { 'from the account page': { newKey: () => 'key-1' } },
  events: { 'details.entered': { 'POL-NEAR': { details: polNear } }, 'dialog.closed': 'no payload' },
  answers: {
    add: {
      added: { kind: 'added', added: polNear },
      INVALID_PARAMS: refusedFor('externalPolicyNumber', 'invalid'),
      GENERAL_400: refusedWith('GENERAL_400'),
      POLICY_NOT_FOUND: refusedFor('externalPolicyNumber', 'POLICY_NOT_FOUND'),
      POLICY_EXPIRED: refusedFor('externalPolicyNumber', 'POLICY_EXPIRED'),
      POLICY_INACTIVE: refusedFor('externalPolicyNumber', 'POLICY_INACTIVE'),
      POLICY_INVALID: refusedFor('externalPolicyNumber', 'POLICY_INVALID'),
      POLICY_TOO_MANY_USES: refusedFor('externalPolicyNumber', 'POLICY_TOO_MANY_USES'),
      ALREADY_ASSIGNED: refusedFor('externalPolicyNumber', 'ALREADY_ASSIGNED'),
    },
  },
  stateKey: () => '',
} satisfies Model<typeof joinPolicyMachine>;
