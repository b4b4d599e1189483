import { Link, makeStyles, mergeClasses } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useHref, useLinkClickHandler } from 'react-router-dom';

import { useFocusStyles } from '../focus/focusStyles.ts';

const useStyles = makeStyles({
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '24px',
    '@media (pointer: coarse)': { minHeight: '44px' },
  },
  // Enlarges the touch target without increasing the height of the line.
  inWords: {
    marginBlock: 'calc((1lh - 24px) / 2)',
    '@media (pointer: coarse)': { marginBlock: 'calc((1lh - 44px) / 2)' },
  },
  onScene: { color: 'inherit', textDecorationLine: 'underline', ':hover': { color: 'inherit' } },
});

type TextLinkProps = {
  to: string;
  /** Opens a new tab, for texts that the user reads beside a form. */
  inAnotherTab?: boolean;
  /** Set inside a sentence that can wrap. External addresses only. */
  isInWords?: boolean;
  /** Inherits the colour of the text on the image above a page. */
  isOnScene?: boolean;
  /** Accessible name, which starts with the visible text. */
  label?: string;
  children: ReactNode;
};

/** Link inside a card. The browser handles external addresses. */
export function TextLink({
  to,
  inAnotherTab = false,
  isInWords = false,
  isOnScene = false,
  label,
  children,
}: TextLinkProps) {
  if (inAnotherTab) return <InAnotherTab href={to}>{children}</InAnotherTab>;
  return to.startsWith('/') ? (
    <Within to={to} isOnScene={isOnScene} label={label}>
      {children}
    </Within>
  ) : (
    <Outside href={to} isInWords={isInWords}>
      {children}
    </Outside>
  );
}

type WithinProps = { to: string; isOnScene: boolean; label: string | undefined; children: ReactNode };

function Within({ to, isOnScene, label, children }: WithinProps) {
  const styles = useStyles();
  const focus = useFocusStyles();
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to);

  return (
    <Link
      href={href}
      aria-label={label}
      onClick={follow}
      className={mergeClasses(styles.link, focus.ring, isOnScene && styles.onScene)}
    >
      {children}
    </Link>
  );
}

function InAnotherTab({ href, children }: Pick<OutsideProps, 'href' | 'children'>) {
  const { formatMessage } = useIntl();

  return (
    <Outside href={href} target="_blank" title={formatMessage({ id: 'content.new_tab' })} isInWords>
      {children}
    </Outside>
  );
}

type OutsideProps = { href: string; target?: '_blank'; title?: string; isInWords?: boolean; children: ReactNode };

function Outside({ href, target, title, isInWords = false, children }: OutsideProps) {
  const styles = useStyles();
  const focus = useFocusStyles();

  return (
    <Link
      href={href}
      target={target}
      title={title}
      rel="noopener"
      className={mergeClasses(styles.link, focus.ring, isInWords && styles.inWords)}
    >
      {children}
    </Link>
  );
}
