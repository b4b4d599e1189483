import { useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { addresses } from '#src/lib/addresses.ts';
import { useApp } from '#src/session/portal.ts';
import { TermsReminder } from './TermsReminder.tsx';
import { WithData } from './WithData.tsx';

/**
 * Restricts pages to customers. Guests sign in first and then return. When a session ends here, its end decides the
 * redirect, not this component.
 */
export function CustomerOnly() {
  const { pathname, search, key } = useLocation();
  const [lastSeen, setLastSeen] = useState<string | null>(null);
  const isUser = useApp((app) => app.matches({ running: { area: 'user' } }));
  if (isUser && lastSeen !== key) setLastSeen(key);

  const whose = useApp(({ context }) => context.session?.id);

  // Every page except the finder belongs to a customer.
  const isAtFinder = pathname === addresses.agent;
  if (isUser && whose === '' && !isAtFinder)
    return <Navigate to={addresses.agent} replace state={{ wanted: pathname + search }} />;
  if (isUser)
    return (
      // The key discards all state of one customer before the next. Choosing a customer continues from the finder.
      <WithData key={isAtFinder ? 'the finder' : whose}>
        <Outlet />
        <TermsReminder />
      </WithData>
    );
  return lastSeen === key ? null : <Navigate to={addresses.front} replace state={{ wanted: pathname + search }} />;
}
