import type { FieldMetaState } from 'react-final-form';

import type { Words } from './Say.tsx';

/** What to say under a field: nothing before the form was sent with it, and nothing more once it is mended. */
export function problemOf<Value>(meta: FieldMetaState<Value>): Words | null {
  // One that came after the form was sent has not been touched.
  if (!meta.submitFailed || !meta.touched) return null;
  const refused = meta.dirtySinceLastSubmit ? null : (meta.submitError as Words | undefined);
  return (meta.error as Words | undefined) ?? refused ?? null;
}
