import { useLocation } from 'react-router-dom';

import { ForgotPassword } from '#src/screens/account/forgotPassword/ForgotPassword.tsx';

import { PasswordPage } from './PasswordPage.tsx';

/** Asks for another link from the start each time that somebody comes here. */
export default function ForgotPasswordPage() {
  const { key } = useLocation();

  return (
    <PasswordPage>
      <ForgotPassword key={key} />
    </PasswordPage>
  );
}
