import { makeStyles, mergeClasses, Spinner } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  label: { position: 'relative' },
  words: { transitionProperty: 'opacity', transitionDuration: '100ms' },
  gone: { opacity: 0 },
  wheel: { position: 'absolute', inset: 0, placeContent: 'center' },
});

type BusyLabelProps = { isBusy: boolean; children: ReactNode };

/** Label of a button. While busy, a spinner replaces it; width and accessible name stay the same. */
export function BusyLabel({ isBusy, children }: BusyLabelProps) {
  const styles = useStyles();

  return (
    <span className={styles.label}>
      <span className={mergeClasses(styles.words, isBusy && styles.gone)}>{children}</span>
      {isBusy ? <Spinner className={styles.wheel} size="tiny" aria-hidden /> : null}
    </span>
  );
}
