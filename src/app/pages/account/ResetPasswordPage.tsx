import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

import { addresses } from '#src/lib/addresses.ts';
import { tell } from '#src/lib/tell.ts';
import { ResetPassword } from '#src/screens/account/resetPassword/ResetPassword.tsx';
import { usePortal } from '#src/session/portal.ts';

/** Hands the code of a mailed link to the form, and the customer on to the sign-in page. */
export function ResetPasswordPage() {
  const { app } = usePortal();
  const { code, visit } = useCodeOnce();
  const navigate = useNavigate();

  const goToSignIn = () => {
    // The insurer has ended all sessions of the account. Its answer does not say whether this tab's is one of them.
    tell(app, 'session', { type: 'session.closed' });
    void navigate(addresses.front, { replace: true });
  };

  return <ResetPassword key={visit} code={code} onReset={goToSignIn} />;
}

/** Takes the code out of the address at once, so that it stays neither in the history nor on screen. */
function useCodeOnce() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const inAddress = search.get('code');
  const [taken, setTaken] = useState({ code: inAddress, visit: 0 });
  // Another link was opened in the same tab.
  if (inAddress !== null && inAddress !== taken.code) setTaken({ code: inAddress, visit: taken.visit + 1 });

  useEffect(() => {
    if (inAddress !== null) void navigate(pathname, { replace: true, state });
  }, [inAddress, navigate, pathname, state]);

  return taken;
}
