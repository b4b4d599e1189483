import { useSelector } from '@xstate/react';
import { use, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { Provider } from 'urql';

import { hasAllTexts } from '#machines/app/language.machine.ts';
import { useApp, usePortal } from '#src/session/portal.ts';

import { paths } from '../paths.ts';

/**
 * The customer's part of the portal. A guest is sent to the door, and back here after signing in. Whose session ends here
 * is led elsewhere by that end, and not by this.
 */
export default function SignedIn() {
  const { pathname, search, key } = useLocation();
  const [lastSeen, setLastSeen] = useState<string | null>(null);
  const isUser = useApp((app) => app.matches({ running: { area: 'user' } }));
  if (isUser && lastSeen !== key) setLastSeen(key);

  if (isUser) return <Content />;
  return lastSeen === key ? null : <Navigate to={paths.front} replace state={{ wanted: pathname + search }} />;
}

function Content() {
  const { queries } = usePortal();
  const client = use(queries());
  const language = useApp(({ children }) => children.language);
  const isComplete = useSelector(language, (state) => (state ? hasAllTexts(state) : false));

  return isComplete ? (
    <Provider value={client}>
      <Outlet />
    </Provider>
  ) : null;
}
