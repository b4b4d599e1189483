import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';

import { wide } from '../spaces.ts';
import { usePageFocus } from '../usePageFocus.ts';

const useStyles = makeStyles({
  heading: {
    margin: 0,
    paddingInline: '16px',
    fontSize: tokens.fontSizeHero700,
    lineHeight: tokens.lineHeightHero700,
    fontWeight: tokens.fontWeightSemibold,
    outlineStyle: 'none',
    overflowWrap: 'anywhere',
    [wide]: { paddingInline: 0 },
  },
});

/** The one heading of a page. Who came here from another page of the portal has the focus on it; a page just opened has not. */
export function PageHeading({ children }: { children: ReactNode }) {
  const styles = useStyles();
  const takeFocus = usePageFocus();

  return (
    <h1 className={styles.heading} tabIndex={-1} ref={takeFocus}>
      {children}
    </h1>
  );
}
