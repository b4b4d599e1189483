import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { SignInSnapshot } from '#machines/sign-in/signIn.machine.ts';
import type { SignInMethod } from '#machines/sign-in/signIn.setup.ts';
import styles from '#src/forms/forms.module.css';
import { fromFile } from '#src/lib/browser/builtFiles.ts';
import type { TextId } from '#src/lib/texts.ts';
import { InlineNotice } from '#src/session/notices/InlineNotice.tsx';
import { PageTitle } from '#src/session/PageTitle.tsx';
import { useApp } from '#src/session/portal.ts';
import { later } from '#src/ui/connection/later.tsx';

import { CredentialsForm } from './CredentialsForm.tsx';
import { OneTimeCodeViews } from './OneTimeCodeViews.tsx';
import { Heading, StillWaiting } from './parts.tsx';
import { signInTopics, useSignIn, type ViewProps } from './useSignIn.ts';

const SecondFactorForm = later(() => fromFile('inside', () => import('./SecondFactorForm.tsx')));

type SignInView = Exclude<SignInSnapshot['value'], 'choosing' | 'turnedBack' | 'deciding'>;

/** View of each state. A state without a view does not compile. */
const views: Record<SignInView, (props: ViewProps) => ReactNode> = {
  credentials: CredentialsForm,
  submitting: CredentialsForm,
  oneTimeCode: OneTimeCodeView,
  exchanging: WorkingView,
  tokenRefused: TokenRefusedView,
  waitingForToken: WaitingForTokenView,
  secondFactor: SecondFactorView,
  entering: WorkingView,
  done: WorkingView,
};

/** Keeps the form mounted, with its values, because it may return after a failure. */
const viewOf = ({ value, context }: SignInSnapshot) =>
  value === 'entering' && context.way.kind === 'password' ? CredentialsForm : views[value as SignInView];

/** @param usual sign-in method of the partner's front page */
export function SignInScreen({ way, usual }: { way: SignInMethod; usual: SignInMethod }) {
  const signIn = useSignIn({ way, usual });
  const value = useSelector(signIn, (state) => state.value);
  const View = useSelector(signIn, viewOf);

  return (
    <div data-machine="signIn" data-state={value}>
      <PageTitle id="signIn.title" />
      <View signIn={signIn} />
    </div>
  );
}

function OneTimeCodeView({ signIn }: ViewProps) {
  const flow = useSelector(signIn, ({ children }) => children.oneTimeCode);
  return flow ? <OneTimeCodeViews flow={flow} /> : null;
}

function SecondFactorView({ signIn }: ViewProps) {
  const flow = useSelector(signIn, ({ children }) => children.secondFactor);
  return flow ? <SecondFactorForm flow={flow} /> : null;
}

function WaitingForTokenView() {
  return <OwnSite title="signIn.sso.waiting.title" body="signIn.sso.waiting.body" />;
}

/** Customers who sign in from the partner's site have no password, so do not offer the password form. */
function TokenRefusedView() {
  return <OwnSite title="signIn.sso.refused.title" body="signIn.sso.refused.body" takesFocus />;
}

function OwnSite({ title, body, takesFocus = false }: { title: TextId; body: TextId; takesFocus?: boolean }) {
  const name = useApp(({ context }) => context.client?.branding.name ?? '');

  return (
    <div className={styles.form}>
      <Heading id={title} takesFocus={takesFocus} />
      <p className={styles.text}>
        <FormattedMessage id={body} values={{ name }} />
      </p>
      <InlineNotice about={signInTopics} />
    </div>
  );
}

function WorkingView() {
  return (
    <div className={styles.form} aria-busy="true" role="status">
      <p className={styles.text}>
        <FormattedMessage id="signIn.working" /> <StillWaiting />
      </p>
    </div>
  );
}
