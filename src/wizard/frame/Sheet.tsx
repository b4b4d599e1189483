import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';

import { useIsReturning } from './FrameContext.ts';

/** Slides by no more than the margin on a phone, so that no content leaves the screen. */
const slideFrom = (place: string) => ({
  from: { opacity: 0, transform: `translateX(${place})` },
  to: { opacity: 1, transform: 'none' },
});

const useStyles = makeStyles({
  sheet: {
    flexGrow: 1,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: '16px',
    animationDuration: '180ms',
    animationTimingFunction: tokens.curveDecelerateMid,
  },
  on: { animationName: slideFrom('16px') },
  back: { animationName: slideFrom('-16px') },
});

/** Content of a wizard page. Slides in from the start when going back, else from the end. */
export function Sheet({ children }: { children: ReactNode }) {
  const styles = useStyles();
  const isReturning = useIsReturning();

  return <div className={mergeClasses(styles.sheet, isReturning ? styles.back : styles.on)}>{children}</div>;
}
