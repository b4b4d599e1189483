import { useSelector } from '@xstate/react';

import { formatStates } from '#src/lib/dataState.ts';
import { type Portal, useApp, usePortal } from '#src/session/portal.ts';

const none: string[] = [];

/** Returns the code of the language on screen. */
export const getSpokenLanguage = ({ app }: Pick<Portal, 'app'>): string =>
  app.getSnapshot().children.language?.getSnapshot().context.texts?.code ?? 'en';

export function useLanguages() {
  const { chooseLanguage } = usePortal();
  const offered = useApp(({ context }) => context.theme?.config.languages ?? none);
  const actor = useApp(({ children }) => children.language);
  const code = useSelector(actor, (state) => state?.context.texts?.code) ?? 'en';
  const states = useSelector(actor, (state) => (state ? formatStates(state.value) : ''));
  return { offered, code, states, choose: chooseLanguage };
}
