import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';

import { useIsReturning } from './FrameContext.ts';

/** No further than the margin of a phone, so that nothing leaves the screen on its way. */
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

/** What a page of a wizard says. What Back leads to comes from the start, whatever else follows from the end. */
export function Sheet({ children }: { children: ReactNode }) {
  const styles = useStyles();
  const isReturning = useIsReturning();

  return <div className={mergeClasses(styles.sheet, isReturning ? styles.back : styles.on)}>{children}</div>;
}
