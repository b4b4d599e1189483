import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';

import { addresses } from '#src/lib/addresses.ts';
import { useApp } from '#src/session/portal.ts';

import { FrontPage } from '../FrontPage.tsx';

/** A page about passwords. Where customers have none, it leads to the way in that they have. */
export function PasswordPage({ children }: { children: ReactNode }) {
  const hasPasswords = useApp(({ context }) => context.theme?.config.loginType === 'STANDARD');
  return hasPasswords ? <FrontPage>{children}</FrontPage> : <Navigate to={addresses.front} replace />;
}
