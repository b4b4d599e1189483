import { useLocation } from 'react-router-dom';

import { ForgotPassword } from '#src/screens/account/forgotPassword/ForgotPassword.tsx';

import { FrontPage } from '../FrontPage.tsx';
import { ResetPasswordPage } from './ResetPasswordPage.tsx';

/** The pages about passwords. */
export function PasswordPage({ step }: { step: 'forgot' | 'reset' }) {
  const { key } = useLocation();

  // Keyed, so that asking for another link starts anew.
  return <FrontPage>{step === 'forgot' ? <ForgotPassword key={key} /> : <ResetPasswordPage />}</FrontPage>;
}
