import { Link, makeStyles, mergeClasses } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

import { useFocusStyles } from '../focusStyles.ts';

const useStyles = makeStyles({
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '24px',
    '@media (pointer: coarse)': { minHeight: '44px' },
  },
  onScene: { color: 'inherit', textDecorationLine: 'underline', ':hover': { color: 'inherit' } },
});

type TextLinkProps = {
  to: string;
  /** For what is read beside what one is at. */
  inAnotherTab?: boolean;
  /** On the drawing above a page a link has the colour of the words around it. */
  isOnScene?: boolean;
  children: ReactNode;
};

/** A link in a card. An address elsewhere is left to the browser. */
export function TextLink({ to, inAnotherTab = false, isOnScene = false, children }: TextLinkProps) {
  if (inAnotherTab)
    return (
      <Outside href={to} target="_blank">
        {children}
      </Outside>
    );
  return to.startsWith('/') ? (
    <Within to={to} isOnScene={isOnScene}>
      {children}
    </Within>
  ) : (
    <Outside href={to}>{children}</Outside>
  );
}

function Within({ to, isOnScene, children }: { to: string; isOnScene: boolean; children: ReactNode }) {
  const styles = useStyles();
  const focus = useFocusStyles();
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to);

  return (
    <Link href={href} onClick={follow} className={mergeClasses(styles.link, focus.ring, isOnScene && styles.onScene)}>
      {children}
    </Link>
  );
}

function Outside({ href, target, children }: { href: string; target?: '_blank'; children: ReactNode }) {
  const styles = useStyles();
  const focus = useFocusStyles();

  return (
    <Link href={href} target={target} rel="noopener" className={mergeClasses(styles.link, focus.ring)}>
      {children}
    </Link>
  );
}
