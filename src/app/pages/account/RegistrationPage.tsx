import { useEffect, useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';

import type { RegistrationInput, RegistrationOutput } from '#machines/account/registration/registration.setup.ts';
import type { Flags } from '#schema/theme.ts';
import { addresses } from '#src/lib/addresses.ts';
import { tell } from '#src/lib/tell.ts';
import { Registration } from '#src/screens/account/registration/Registration.tsx';
import { useApp, usePortal } from '#src/session/portal.ts';

import { FrontPage } from '../FrontPage.tsx';

/** Registers a new customer, by a personal link if there is one. Customers who are signed in stay so. */
export function RegistrationPage({ linkId }: { linkId: string | null }) {
  const { app, notify } = usePortal();
  const navigate = useNavigate();
  const isUser = useApp((state) => state.matches({ running: { area: 'user' } }));
  const requiresPolicy = useApp(({ context }) => context.theme?.config.flags.registrationRequiresPolicy ?? true);
  const twoStep = useApp(({ context }) => twoStepIn(context.theme?.config.flags));
  const [wasUser] = useState(isUser);

  useEffect(() => {
    if (wasUser && linkId !== null) notify({ severity: 'warning', text: { id: 'registration.link.signed_in' } });
  }, [wasUser, linkId, notify]);

  if (isUser) return <Navigate to={addresses.dashboard} replace />;

  const finish = (output: RegistrationOutput) => {
    if (output.kind === 'entered') return tell(app, 'session', { type: 'session.opened', ...output });
    const state = 'emailAddress' in output ? { typed: output.emailAddress } : null;
    void navigate(addresses.front, { replace: true, state });
  };

  return (
    <FrontPage>
      <Registration key={linkId} linkId={linkId} requiresPolicy={requiresPolicy} twoStep={twoStep} onDone={finish} />
    </FrontPage>
  );
}

function twoStepIn(flags: Flags | undefined): RegistrationInput['twoStep'] {
  if (!flags?.mfa) return 'not offered';
  return flags.mfaSkip ? 'optional' : 'required';
}
