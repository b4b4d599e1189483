import { useSelector } from '@xstate/react';

import { formatStates } from '#src/lib/dataState.ts';
import { useApp, usePortal } from '#src/session/portal.ts';

const none: string[] = [];

export function useLanguages() {
  const { chooseLanguage } = usePortal();
  const offered = useApp(({ context }) => context.theme?.config.languages ?? none);
  const actor = useApp(({ children }) => children.language);
  const code = useSelector(actor, (state) => state?.context.texts?.code) ?? 'en';
  const states = useSelector(actor, (state) => (state ? formatStates(state.value) : ''));
  return { offered, code, states, choose: chooseLanguage };
}
