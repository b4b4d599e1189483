import { Navigate, useParams } from 'react-router-dom';

import { addresses } from '#src/lib/addresses.ts';
import { useApp } from '#src/session/portal.ts';

import NotFound from '../inside/NotFound.tsx';
import { PasswordPage } from './PasswordPage.tsx';
import { RegistrationPage } from './RegistrationPage.tsx';

/** Registration and forgotten passwords. Partners without passwords redirect to the sign-in page. */
export default function GuestPage() {
  const { step, linkId } = useParams();
  const hasPasswords = useApp(({ context }) => context.theme?.config.loginType === 'STANDARD');
  if (step !== undefined && step !== 'forgot' && step !== 'reset') return <NotFound />;
  if (!hasPasswords) return <Navigate to={addresses.front} replace />;

  return step ? <PasswordPage step={step} /> : <RegistrationPage linkId={linkId ?? null} />;
}
