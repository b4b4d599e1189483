import { Button } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useField } from 'react-final-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { variantOf } from '#rules/datasets.ts';
import { signInAddresses } from '#schema/picture.ts';
import styles from '#src/forms/forms.module.css';
import { fromFile } from '#src/lib/browser/builtFiles.ts';
import type { TextId } from '#src/lib/texts.ts';
import { useApp } from '#src/session/portal.ts';
import { usePageFocus } from '#src/ui/focus/usePageFocus.ts';
import { laterUnasked } from '#src/ui/line/later.tsx';

export const StillWaiting = laterUnasked(() => fromFile('inside', () => import('./StillWaiting.tsx')));

/** A step that comes after another takes the focus, and so does a page that was come to from inside the portal. */
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

/** What one signs in for, below the heading. */
export function What() {
  const flags = useApp(({ context }) => context.theme?.config.flags);

  return (
    <p className={styles.what}>
      <FormattedMessage id={whats[flags ? variantOf(flags) : 'travel']} />
    </p>
  );
}

const focus = (heading: HTMLElement | null) => heading?.focus();

type SubmitButtonProps = {
  id: TextId;
  /** What it says while it works. */
  busy?: TextId;
  isBusy: boolean;
};

/** Keeps its width and its place while it works; what it says to a screen reader is that it is busy. */
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
        // For a press before the app is there.
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

/** Leads on from a form, with the place one wanted to go to and the address that was typed. */
export function TypedLink({ to, typedIn, className, children }: TypedLinkProps) {
  const { state } = useLocation();
  const { input } = useField<string>(typedIn, { subscription: { value: true } });

  return (
    <RouterLink to={to} state={{ ...state, typed: input.value }} className={className}>
      {children}
    </RouterLink>
  );
}

/** To the other way of signing in. */
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

/** What was typed before another way was taken: an e-mail address, as that is good for both. */
export function useTyped(): string {
  const { state } = useLocation() as { state: { typed?: unknown } | null };
  const typed = state?.typed;
  return typeof typed === 'string' && typed.includes('@') ? typed : '';
}
