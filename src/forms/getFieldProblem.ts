import type { FieldMetaState } from 'react-final-form';

import type { Words } from './Say.tsx';

/** Returns the error to show at a field: none before the first submit, and none after it is fixed. */
export function getFieldProblem<Value>(meta: FieldMetaState<Value>): Words | null {
  // A field that was added after the submit is not touched.
  if (!meta.submitFailed || !meta.touched) return null;
  const refused = meta.dirtySinceLastSubmit ? null : (meta.submitError as Words | undefined);
  return (meta.error as Words | undefined) ?? refused ?? null;
}
