import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';

import { rowLook } from '#src/ui/content/rowLook.ts';
import { letters } from '#src/ui/flights/look.ts';
import { wide } from '#src/ui/spaces.ts';

const useStyles = makeStyles({
  face: {
    ...rowLook.face,
    textAlign: 'start',
  },
  leaf: rowLook.leaf,
  what: { minWidth: 0 },
  title: { display: 'block', fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  fine: { ...letters.fine, display: 'block', color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
  chip: rowLook.chip,
  spared: { display: 'none', [wide]: { display: 'block' } },
  sign: rowLook.sign,
});

type RowFaceProps = {
  leaf: ReactNode;
  title: ReactNode;
  /** Id of the title, for `aria-labelledby`. */
  titleId?: string | undefined;
  fine: ReactNode;
  chip: ReactNode;
  /** Hides the chip on narrow screens. */
  isChipSpared?: boolean;
  /** Icon at the end that shows the effect of pressing the row. */
  sign: ReactNode;
  className?: string | undefined;
};

export function RowFace({ leaf, title, titleId, fine, chip, isChipSpared = false, sign, className }: RowFaceProps) {
  const styles = useStyles();

  return (
    <span className={mergeClasses(styles.face, className)}>
      <span className={styles.leaf}>{leaf}</span>{' '}
      <span className={styles.what}>
        <span id={titleId} className={styles.title}>
          {title}
        </span>{' '}
        <span className={styles.fine}>{fine}</span>
      </span>{' '}
      {chip ? <span className={mergeClasses(styles.chip, isChipSpared && styles.spared)}>{chip}</span> : null}{' '}
      <span className={styles.sign}>{sign}</span>
    </span>
  );
}
