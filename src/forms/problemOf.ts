import type { FieldMetaState } from 'react-final-form';

import type { TextId } from '#src/lib/texts.ts';

/** What to say under a field: nothing before the form was sent, and nothing more once it is mended. */
export function problemOf(meta: FieldMetaState<string>): TextId | null {
  if (!meta.submitFailed) return null;
  const refused = meta.dirtySinceLastSubmit ? null : (meta.submitError as TextId | undefined);
  return (meta.error as TextId | undefined) ?? refused ?? null;
}
