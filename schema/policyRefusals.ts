import type { FieldByCode } from './classify.ts';

/** The field of a policy number that the insurer refuses. */
export const policyByCode = {
  POLICY_NOT_FOUND: 'externalPolicyNumber',
  POLICY_EXPIRED: 'externalPolicyNumber',
  POLICY_INACTIVE: 'externalPolicyNumber',
  POLICY_INVALID: 'externalPolicyNumber',
  POLICY_TOO_MANY_USES: 'externalPolicyNumber',
} as const satisfies FieldByCode;
