import { enums, type Infer, number, type } from 'superstruct';

import { cookieConsentMachine } from '#machines/session/preferences/cookieConsent.machine.ts';
import * as slices from '#src/lib/browser/slices.ts';
import type { Slice } from '#src/lib/browser/storage.ts';
import type { Portal } from '#src/session/portal.ts';

import { writeLanguageCookie } from '../portal/connectLanguage.ts';

const ConsentStruct = type({ choice: enums(['all', 'necessary']), decidedAt: number() });
type Consent = Infer<typeof ConsentStruct>;

/** Local storage: whether optional values may be stored, for 31 days. The record itself is necessary. */
export const consentSlice: Slice<Consent> = { name: 'consent', version: 1, struct: ConsentStruct };

/** The slice of the help pages, repeated here so that their code is not loaded. */
const content = { name: 'content' };

export function connectCookieConsent({ app, clock, local, optional }: Portal): typeof cookieConsentMachine {
  return cookieConsentMachine.provide({
    actions: {
      keepChoice: (_, { choice }) => local.write(consentSlice, { choice, decidedAt: clock.now() }),
      keepOptional: () => {
        optional.isOpen = true;
        for (const { keep } of optional.held.values()) keep();
        optional.held.clear();
        const { theme } = app.getSnapshot().context;
        if (theme) local.write(slices.theme, { theme, timestamp: clock.now() });
      },
      forgetOptional: () => {
        const language = local.read(slices.language);
        optional.isOpen = false;
        local.forget(slices.language, slices.theme, content);
        // biome-ignore lint/suspicious/noDocumentCookie: the same cookie is written synchronously elsewhere.
        document.cookie = 'language=; path=/; max-age=0; samesite=lax';
        // The language applies until the page is closed, and is stored if the visitor consents later.
        if (language) local.write(slices.language, language, () => writeLanguageCookie(language));
      },
    },
  });
}
