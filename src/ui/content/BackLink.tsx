import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ChevronLeftRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

import { useFocusStyles } from '../focus/focusStyles.ts';

const useStyles = makeStyles({
  // On top of the scene, like the heading below.
  back: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4px',
    minHeight: '44px',
    // Same space above as a heading without a link.
    marginBlockStart: '-12px',
    justifySelf: 'start',
    color: 'inherit',
    fontSize: '14px',
    lineHeight: '20px',
    fontWeight: tokens.fontWeightMedium,
    textDecorationLine: 'none',
    ':hover': { textDecorationLine: 'underline' },
  },
  icon: { fontSize: '18px', marginInlineStart: '-5px' },
});

export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  const styles = useStyles();
  const focus = useFocusStyles();
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to);

  return (
    <a className={mergeClasses(styles.back, focus.ring)} href={href} onClick={follow}>
      <ChevronLeftRegular className={styles.icon} />
      {children}
    </a>
  );
}
