import type { FieldMetaState } from 'react-final-form';

import type { Words } from './Say.tsx';

/** What to say under a field: nothing before the form was sent, and nothing more once it is mended. */
export function problemOf<Value>(meta: FieldMetaState<Value>): Words | null {
  if (!meta.submitFailed) return null;
  const refused = meta.dirtySinceLastSubmit ? null : (meta.submitError as Words | undefined);
  return (meta.error as Words | undefined) ?? refused ?? null;
}
