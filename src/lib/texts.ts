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

export { textOfCode } from '#schema/errors.ts';
