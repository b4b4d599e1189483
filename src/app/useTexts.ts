import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { MessageFormatElement } from 'react-intl';

import type { AppActor } from '#machines/session/app/app.machine.ts';
import { isLanguageCode, languages } from '#schema/languages.ts';

type Messages = Record<string, string> | Record<string, MessageFormatElement[]>;

const none: Messages = {};

/**
 * Returns the current texts with their language, starting with those of the page, and sets the language of the
 * document.
 */
export function useTexts(app: AppActor): { code: string; messages: Messages } {
  const language = useSelector(app, ({ children }) => children.language);
  const ofPage = useSelector(app, ({ context }) => context.texts);
  const texts = useSelector(language, (state) => state?.context.texts) ?? ofPage;
  const code = texts?.code ?? 'en';

  useEffect(() => {
    document.documentElement.lang = isLanguageCode(code) ? languages[code].locale : code;
  }, [code]);

  return { code, messages: (texts?.messages as Messages | undefined) ?? none };
}
