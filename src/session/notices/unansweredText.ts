import type { TextId } from '#src/lib/texts.ts';

export const unansweredText = (): TextId =>
  globalThis.navigator?.onLine === false ? 'errors.offline' : 'errors.no_answer';
