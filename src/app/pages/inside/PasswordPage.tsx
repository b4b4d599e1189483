import { Navigate, useLocation, useParams } from 'react-router-dom';

import { addresses } from '#src/lib/addresses.ts';
import { ForgotPassword } from '#src/screens/account/forgotPassword/ForgotPassword.tsx';
import { useApp } from '#src/session/portal.ts';

import { FrontPage } from '../FrontPage.tsx';
import NotFound from './NotFound.tsx';
import { ResetPasswordPage } from './ResetPasswordPage.tsx';

/** The pages about passwords. At a partner without passwords they redirect to the sign-in page. */
export default function PasswordPage() {
  const { step } = useParams();
  const { key } = useLocation();
  const hasPasswords = useApp(({ context }) => context.theme?.config.loginType === 'STANDARD');
  if (step !== 'forgot' && step !== 'reset') return <NotFound />;
  if (!hasPasswords) return <Navigate to={addresses.front} replace />;

  // Keyed, so that asking for another link starts anew.
  return <FrontPage>{step === 'forgot' ? <ForgotPassword key={key} /> : <ResetPasswordPage />}</FrontPage>;
}
