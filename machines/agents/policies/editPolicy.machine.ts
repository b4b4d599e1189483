import { editing } from '../../kit/records/editing.ts';
import type { PolicyDetails } from './addPolicy.machine.ts';

const fields = [
  'active',
  'policyStart',
  'policyEnd',
  'maxInsured',
  'policyCap',
  'products',
  'entitlements',
] as const satisfies (keyof PolicyDetails)[];

/** An empty cap takes the cap away. Any other field that is empty was unknown before and stays so. */
function changesTo(known: PolicyDetails | null, entered: PolicyDetails): Partial<PolicyDetails> {
  const mayBeEmpty = ['policyCap', 'entitlements'];
  const changed = fields.filter(
    (field) => entered[field] !== known?.[field] && (entered[field] !== '' || mayBeEmpty.includes(field)),
  );
  return Object.fromEntries(changed.map((field) => [field, entered[field]]));
}

/** Changes a policy of the partner. */
export const editPolicyMachine = editing<PolicyDetails>({ id: 'editPolicy', changesTo, notFound: 'POLICY_NOT_FOUND' });
