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
      POLICY_NOT_FOUND: refusedWith('POLICY_NOT_FOUND'),
      POLICY_EXPIRED: refusedWith('POLICY_EXPIRED'),
      POLICY_INACTIVE: refusedWith('POLICY_INACTIVE'),
      POLICY_INVALID: refusedWith('POLICY_INVALID'),
      POLICY_TOO_MANY_USES: refusedWith('POLICY_TOO_MANY_USES'),
      ALREADY_ASSIGNED: refusedWith('ALREADY_ASSIGNED'),
    },
  },
  stateKey: () => '',
} satisfies Model<typeof joinPolicyMachine>;
