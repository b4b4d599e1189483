import type { Code } from '#schema/errors.ts';

import type english from '../../translations/generated/english.json';

/** The id of a text in the catalogues. */
export type TextId = keyof typeof english;

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: TextId;
    }
  }
}

/** The text of an error code: `errors.` and the code in lower case, but for the one that the specification names otherwise. */
export function textOfCode(code: Code): TextId {
  return code === 'INVALID_DATE' ? 'errors.invalid_date_time' : (`errors.${code.toLowerCase()}` as TextId);
}
