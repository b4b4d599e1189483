import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';

import { addresses } from '#src/lib/addresses.ts';
import { useApp } from '#src/session/portal.ts';

import { FrontPage } from '../FrontPage.tsx';

/** A page about passwords. At a partner without passwords it redirects to the sign-in page. */
export function PasswordPage({ children }: { children: ReactNode }) {
  const hasPasswords = useApp(({ context }) => context.theme?.config.loginType === 'STANDARD');
  return hasPasswords ? <FrontPage>{children}</FrontPage> : <Navigate to={addresses.front} replace />;
}
