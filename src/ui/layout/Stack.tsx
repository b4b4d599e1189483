import { makeStyles, mergeClasses } from '@fluentui/react-components';
import type { ComponentProps } from 'react';

const useStyles = makeStyles({
  // Long words wrap instead of widening the column.
  stack: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
  4: { gap: '4px' },
  8: { gap: '8px' },
  12: { gap: '12px' },
  16: { gap: '16px' },
  24: { gap: '24px' },
});

/** Puts its children below each other, with a gap in pixels. */
export function Stack({ gap, ...props }: Omit<ComponentProps<'div'>, 'className'> & { gap: 4 | 8 | 12 | 16 | 24 }) {
  const styles = useStyles();
  return <div {...props} className={mergeClasses(styles.stack, styles[gap])} />;
}
