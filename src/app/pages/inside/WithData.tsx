import { useSelector } from '@xstate/react';
import { type ReactNode, use } from 'react';
import { Provider } from 'urql';

import { hasAllTexts } from '#machines/session/preferences/language.machine.ts';
import { useDeletedElsewhere } from '#src/session/data/deleted.ts';
import { useApp, usePortal } from '#src/session/portal.ts';

/** Waits for the texts of every screen and the query client, without which no inner page can render. */
export function WithData({ children }: { children: ReactNode }) {
  const { queries } = usePortal();
  useDeletedElsewhere();
  const client = use(queries());
  const language = useApp(({ children }) => children.language);
  const isComplete = useSelector(language, (state) => (state ? hasAllTexts(state) : false));

  return isComplete ? <Provider value={client}>{children}</Provider> : null;
}
