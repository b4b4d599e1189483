import type { DeletingOutput } from '#machines/kit/records/deleting.ts';
import { ConfirmDeletion } from '#src/wizard/dialogs/ConfirmDeletion.tsx';

import { aboutPolicy, connectDeletePolicy } from './connectPolicies.ts';

type DeletePolicyProps = { number: string; onDone: (end: DeletingOutput) => void };

/** Asks before a policy is deleted, and says why it cannot be where customers depend on it. */
export function DeletePolicy({ number, onDone }: DeletePolicyProps) {
  return (
    <ConfirmDeletion
      id={number}
      provide={connectDeletePolicy}
      about={aboutPolicy}
      text={(part) => `partner_policies.delete.${part}`}
      values={{ name: number }}
      onDone={onDone}
    />
  );
}
