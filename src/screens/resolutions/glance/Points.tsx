import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactElement, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import type { TextId } from '#src/lib/texts.ts';
import { displayType } from '#src/ui/displayType.ts';
import { letters } from '#src/ui/flights/look.ts';
import { wide } from '#src/ui/spaces.ts';

const useStyles = makeStyles({
  points: {
    margin: 0,
    display: 'flex',
    flexDirection: 'column',
    gap: '12px 40px',
    [wide]: { flexDirection: 'row', flexWrap: 'wrap' },
  },
  point: { position: 'relative', minWidth: 0, paddingInlineStart: '32px', [wide]: { maxWidth: '100%' } },
  icon: {
    position: 'absolute',
    insetInlineStart: 0,
    insetBlockStart: 0,
    display: 'flex',
    fontSize: '20px',
    color: tokens.colorBrandForeground2,
  },
  main: { flexBasis: '100%' },
  figure: { ...displayType, fontSize: '22px', lineHeight: '28px' },
  name: { ...letters.label, color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
  value: {
    margin: 0,
    fontWeight: tokens.fontWeightMedium,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
});

export type Point = {
  name: TextId;
  icon: ReactElement;
  /** A point with a null value is left out. */
  value: ReactNode;
  /** Larger than the others and on its own line. */
  isMain?: boolean;
};

export function Points({ points }: { points: readonly Point[] }) {
  const styles = useStyles();
  const known = points.filter(({ value }) => value != null);
  if (known.length === 0) return null;

  return (
    <dl className={styles.points}>
      {known.map(({ name, icon, value, isMain = false }) => (
        <div key={name} className={mergeClasses(styles.point, isMain && styles.main)}>
          <dt className={styles.name}>
            <span className={styles.icon}>{icon}</span>
            <FormattedMessage id={name} />
          </dt>
          <dd className={mergeClasses(styles.value, isMain && styles.figure)}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
