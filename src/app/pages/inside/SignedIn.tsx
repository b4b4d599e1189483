import { useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { addresses } from '#src/lib/addresses.ts';
import { useApp } from '#src/session/portal.ts';
import { TermsReminder } from './TermsReminder.tsx';
import { WithData } from './WithData.tsx';

/**
 * The customer's part of the portal. A guest is sent to the sign-in page, and back here after signing in. Whose session ends here
 * is led elsewhere by that end, and not by this.
 */
export function SignedIn() {
  const { pathname, search, key } = useLocation();
  const [lastSeen, setLastSeen] = useState<string | null>(null);
  const isUser = useApp((app) => app.matches({ running: { area: 'user' } }));
  if (isUser && lastSeen !== key) setLastSeen(key);

  const whose = useApp(({ context }) => context.session?.id);

  // Every other page is some customer's.
  const isAtFinder = pathname === addresses.agent;
  if (isUser && whose === '' && !isAtFinder)
    return <Navigate to={addresses.agent} replace state={{ wanted: pathname + search }} />;
  if (isUser)
    return (
      // Nothing of one customer's is there for another. Whoever chooses one goes on from the finder.
      <WithData key={isAtFinder ? 'the finder' : whose}>
        <Outlet />
        <TermsReminder />
      </WithData>
    );
  return lastSeen === key ? null : <Navigate to={addresses.front} replace state={{ wanted: pathname + search }} />;
}
