import type { TextId } from '#src/lib/texts.ts';

/** Says why no answer came, as far as the browser knows. */
export const unansweredText = (): TextId =>
  globalThis.navigator?.onLine === false ? 'errors.offline' : 'errors.no_answer';
