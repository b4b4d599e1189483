import type english from '../../translations/generated/english.json';

export type TextId = keyof typeof english;

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: TextId;
    }
  }
}

export { textOfCode } from '#schema/errors.ts';
