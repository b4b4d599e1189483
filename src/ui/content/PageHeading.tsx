import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';

import { wide } from '../spaces.ts';

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

/** The one heading of a page. Focus can be put on it when the page changes. */
export function PageHeading({ children }: { children: ReactNode }) {
  const styles = useStyles();

  return (
    <h1 className={styles.heading} tabIndex={-1}>
      {children}
    </h1>
  );
}
