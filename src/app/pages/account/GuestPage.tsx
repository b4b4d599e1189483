import { useEffect } from 'react';
import { Navigate, useParams } from 'react-router-dom';

import { addresses } from '#src/lib/addresses.ts';
import { useApp, usePortal } from '#src/session/portal.ts';

import NotFound from '../inside/NotFound.tsx';
import { PasswordPage } from './PasswordPage.tsx';
import { RegistrationPage } from './RegistrationPage.tsx';

/** Registration and forgotten passwords. Partners without passwords redirect to the sign-in page. */
export default function GuestPage() {
  const { step, linkId } = useParams();
  const hasPasswords = useApp(({ context }) => context.theme?.config.loginType === 'STANDARD');
  if (step !== undefined && step !== 'forgot' && step !== 'reset') return <NotFound />;
  if (!hasPasswords) return linkId === undefined ? <Navigate to={addresses.front} replace /> : <UnusableLink />;

  return step ? <PasswordPage step={step} /> : <RegistrationPage linkId={linkId ?? null} />;
}

/** Leads an invitation that the partner cannot have sent to the sign-in page, with the reason. */
function UnusableLink() {
  const { notify, app } = usePortal();

  useEffect(() => {
    const { client } = app.getSnapshot().context;
    const text = { id: 'registration.link.elsewhere', values: { partner: client?.branding.name ?? '' } };
    notify({ severity: 'warning', text, about: 'session' });
  }, [app, notify]);

  return <Navigate to={addresses.front} replace />;
}
