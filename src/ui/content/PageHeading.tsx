import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

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

/** The one heading of a page. Who came here by a link inside the portal has the focus on it; a page just opened has not. */
export function PageHeading({ children }: { children: ReactNode }) {
  const styles = useStyles();
  const cameByLink = useNavigationType() !== NavigationType.Pop;

  return (
    <h1 className={styles.heading} tabIndex={-1} ref={cameByLink ? takeFocus : undefined}>
      {children}
    </h1>
  );
}

const takeFocus = (heading: HTMLElement | null) => heading?.focus();
