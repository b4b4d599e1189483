import { useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router-dom';

import type { SignInMethod } from '#machines/sign-in/signIn.setup.ts';
import type { ThemeConfig } from '#schema/theme.ts';
import { addresses } from '#src/lib/addresses.ts';
import { SignInScreen } from '#src/screens/sign-in/SignInScreen.tsx';
import { useApp } from '#src/session/portal.ts';

import { FrontPage } from './FrontPage.tsx';

/** The front page. Signed-in users are redirected to the page they wanted. */
export function SignInPage({ to }: { to?: 'one-time code' }) {
  const location = useLocation();
  const isUser = useApp((app) => app.matches({ running: { area: 'user' } }));
  const loginType = useApp(({ context }) => context.theme?.config.loginType ?? 'STANDARD');
  const token = useTokenOnce();
  if (isUser) return <Navigate to={wantedIn(location.state)} replace />;

  const usual = usualWays[loginType];
  const way = wayIn({ usual, token, to });

  return (
    <FrontPage>
      <SignInScreen key={way.kind} way={way} usual={usual} />
    </FrontPage>
  );
}

const usualWays: Record<ThemeConfig['config']['loginType'], SignInMethod> = {
  STANDARD: { kind: 'password' },
  OTC: { kind: 'one-time code' },
  SSO: { kind: 'single sign-on', token: null },
};

/**
 * Returns the way to sign in. A link takes precedence; one-time codes are available unless customers come from the
 * partner's site only.
 */
function wayIn({
  usual,
  token,
  to,
}: {
  usual: SignInMethod;
  token: string | null;
  to: SignInMethod['kind'] | undefined;
}): SignInMethod {
  if (token) return { kind: 'single sign-on', token };
  return to === 'one-time code' && usual.kind === 'password' ? { kind: to } : usual;
}

/** Reads a token and removes it from the address at once, so that it does not stay in the history. */
function useTokenOnce(): string | null {
  const { token } = useParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const [taken] = useState(token ?? null);

  useEffect(() => {
    if (token) void navigate(addresses.singleSignOn, { replace: true, state });
  }, [token, navigate, state]);

  return taken;
}

/** Accepts only a path of the portal, which was stored when a session ended or a guest opened a customer's page. */
function wantedIn(state: unknown): string {
  const wanted = state && typeof state === 'object' && 'wanted' in state ? state.wanted : null;
  return typeof wanted === 'string' && /^\/(?!\/)/.test(wanted) && wanted !== '/' ? wanted : addresses.dashboard;
}
