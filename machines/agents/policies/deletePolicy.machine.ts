import { deleting } from '../../kit/records/deleting.ts';

/** Deletes a policy of the partner, unless customers, trips or items depend on it. */
export const deletePolicyMachine = deleting({ id: 'deletePolicy', notFound: 'POLICY_NOT_FOUND', inUse: 'IN_USE' });
