import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';

import { letters } from '#src/ui/flights/look.ts';
import { wide } from '#src/ui/spaces.ts';

const useStyles = makeStyles({
  face: {
    display: 'grid',
    gridTemplateColumns: '44px minmax(0, 1fr) auto',
    gap: '4px 12px',
    alignItems: 'center',
    minHeight: '68px',
    boxSizing: 'border-box',
    paddingBlock: '10px',
    textAlign: 'start',
    [wide]: { gridTemplateColumns: '56px minmax(0, 1fr) auto auto', columnGap: '16px', paddingBlock: '8px' },
  },
  leaf: { alignSelf: 'start', textAlign: 'center', [wide]: { alignSelf: 'center' } },
  what: { minWidth: 0 },
  title: { display: 'block', fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  fine: { ...letters.fine, display: 'block', color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
  chip: { gridColumn: '2', justifySelf: 'start', [wide]: { gridColumn: 'auto', justifySelf: 'end' } },
  spared: { display: 'none', [wide]: { display: 'block' } },
  sign: {
    gridRow: '1',
    gridColumn: '3',
    fontSize: '20px',
    lineHeight: 0,
    color: tokens.colorBrandForegroundLink,
    [wide]: { gridColumn: '4' },
  },
});

type RowFaceProps = {
  /** At its beginning: a day, or a picture. */
  leaf: ReactNode;
  title: ReactNode;
  /** The id of the title, by which others name the row. */
  titleId?: string | undefined;
  fine: ReactNode;
  chip: ReactNode;
  /** Where there is little room, it is not seen. */
  isChipSpared?: boolean;
  /** At its end: what happens when it is pressed. */
  sign: ReactNode;
  className?: string | undefined;
};

/** A line of a list that does something when it is pressed, as it looks. */
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
