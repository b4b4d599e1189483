import type { Notice } from '#machines/session/app/notifier.logic.ts';
import { languageMachine } from '#machines/session/preferences/language.machine.ts';
import { fetchTexts } from '#src/api/client/statics.ts';
import * as slices from '#src/lib/browser/slices.ts';
import type { Store } from '#src/lib/browser/storage.ts';
import { query } from '#src/session/flows/ports.ts';

/** Seconds. Lifetime of the portal's cookies. */
const aMonth = 31 * 24 * 3600;

/** Writes the cookie that tells the gateway the language of the next page. */
export const writeLanguageCookie = (code: string): void => {
  document.cookie = `language=${code}; path=/; max-age=${aMonth}; samesite=lax`;
};

type Speaking = { addresses: Record<string, string>; local: Store; notify: (notice: Notice) => void };

export function connectLanguage({ addresses, local, notify }: Speaking) {
  return languageMachine.provide({
    actors: { getTexts: query((file) => fetchTexts(file, addresses)) },
    actions: {
      keepLanguage: (_, { code }) => {
        local.write(slices.language, code, () => writeLanguageCookie(code));
      },
      announceUnchanged: () =>
        notify({ severity: 'warning', text: { id: 'app.language.unchanged' }, about: 'language' }),
    },
  });
}
