import { Button } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useField } from 'react-final-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { getVariant } from '#rules/datasets.ts';
import { signInAddresses } from '#schema/picture.ts';
import styles from '#src/forms/forms.module.css';
import { fromFile } from '#src/lib/browser/builtFiles.ts';
import type { TextId } from '#src/lib/texts.ts';
import { useApp } from '#src/session/portal.ts';
import { laterUnasked } from '#src/ui/connection/later.tsx';
import { usePageFocus } from '#src/ui/focus/usePageFocus.ts';

export const StillWaiting = laterUnasked(() => fromFile('inside', () => import('./StillWaiting.tsx')));

/** Takes the focus if the step follows another one, or if the user came from inside the portal. */
export function Heading({ id, takesFocus = false }: { id: TextId; takesFocus?: boolean }) {
  const takeFocus = usePageFocus();

  return (
    <h1 className={styles.title} tabIndex={-1} ref={takesFocus ? focus : takeFocus}>
      <FormattedMessage id={id} />
    </h1>
  );
}

const whats = {
  travel: 'signIn.what',
  parametric: 'signIn.what.parametric',
  dataMonitoring: 'signIn.what.dataMonitoring',
} as const;

export function What() {
  const flags = useApp(({ context }) => context.theme?.config.flags);

  return (
    <p className={styles.what}>
      <FormattedMessage id={whats[flags ? getVariant(flags) : 'travel']} />
    </p>
  );
}

const focus = (heading: HTMLElement | null) => heading?.focus();

type SubmitButtonProps = {
  id: TextId;
  busy?: TextId;
  isBusy: boolean;
};

/** Keeps its size while busy, and tells screen readers that it is. */
export function SubmitButton({ id, busy = 'signIn.working', isBusy }: SubmitButtonProps) {
  const { formatMessage } = useIntl();

  return (
    <>
      <Button
        type="submit"
        appearance="primary"
        size="large"
        className={styles.submit}
        disabledFocusable={isBusy}
        aria-busy={isBusy}
        // Label for a click before the app has loaded.
        data-busy={formatMessage({ id: busy })}
      >
        <FormattedMessage id={isBusy ? busy : id} />
      </Button>
      <p role="status" className={styles.waiting}>
        {isBusy ? <StillWaiting /> : null}
      </p>
    </>
  );
}

const ways = {
  'one-time code': { path: signInAddresses.oneTimeCode, text: 'signIn.by_code' },
  password: { path: signInAddresses.front, text: 'signIn.by_password' },
} as const;

type TypedLinkProps = { to: string; typedIn: string; className: string | undefined; children: ReactNode };

/** Link to another form that passes on the target page and the typed address. */
export function TypedLink({ to, typedIn, className, children }: TypedLinkProps) {
  const { state } = useLocation();
  const { input } = useField<string>(typedIn, { subscription: { value: true } });

  return (
    <RouterLink to={to} state={{ ...state, typed: input.value }} className={className}>
      {children}
    </RouterLink>
  );
}

export function WayLink({ to, typedIn }: { to: keyof typeof ways; typedIn: string }) {
  return (
    <>
      <p className={styles.or}>
        <FormattedMessage id="signIn.or" />
      </p>
      <TypedLink to={ways[to].path} typedIn={typedIn} className={styles.other}>
        <FormattedMessage id={ways[to].text} />
      </TypedLink>
    </>
  );
}

/** Returns the address typed in the other sign-in form. Only email addresses, because both forms accept them. */
export function useTyped(): string {
  const { state } = useLocation() as { state: { typed?: unknown } | null };
  const typed = state?.typed;
  return typeof typed === 'string' && typed.includes('@') ? typed : '';
}
