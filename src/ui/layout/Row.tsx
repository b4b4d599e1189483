import { makeStyles, mergeClasses } from '@fluentui/react-components';
import type { ComponentProps } from 'react';

const useStyles = makeStyles({
  row: { display: 'flex', flexWrap: 'wrap' },
  centered: { alignItems: 'center' },
  8: { gap: '8px' },
  12: { gap: '12px' },
});

type RowProps = Omit<ComponentProps<'div'>, 'className'> & { gap: 8 | 12; isCentered?: boolean };

/** Puts its children beside each other, with a gap in pixels, and wraps them where there is no room. */
export function Row({ gap, isCentered = false, ...props }: RowProps) {
  const styles = useStyles();
  return <div {...props} className={mergeClasses(styles.row, styles[gap], isCentered && styles.centered)} />;
}
