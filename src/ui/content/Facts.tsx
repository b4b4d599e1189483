import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import type { TextId } from '#src/lib/texts.ts';

import { wide } from '../spaces.ts';

const useStyles = makeStyles({
  facts: {
    margin: 0,
    display: 'flex',
    flexDirection: 'column',
    gap: '4px 32px',
  },
  inRow: { [wide]: { flexDirection: 'row', flexWrap: 'wrap' } },
  // Name and value side by side on narrow screens, one above the other in a row of facts.
  fact: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    columnGap: '16px',
  },
  factInRow: { [wide]: { display: 'block', maxWidth: '100%' } },
  name: { color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
  nameInRow: { [wide]: { fontSize: tokens.fontSizeBase200 } },
  value: { margin: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
});

type FactsProps = {
  facts: Partial<Record<TextId, ReactNode>>;
  /** Keeps the list form in a narrow place of a wide screen. */
  isListed?: boolean;
};

/** List of facts. Null values are left out. */
export function Facts({ facts, isListed = false }: FactsProps) {
  const styles = useStyles();
  const known = (Object.entries(facts) as [TextId, ReactNode][]).filter(([, value]) => value != null);

  return (
    <dl className={mergeClasses(styles.facts, !isListed && styles.inRow)}>
      {known.map(([name, value]) => (
        <div key={name} className={mergeClasses(styles.fact, !isListed && styles.factInRow)}>
          <dt className={mergeClasses(styles.name, !isListed && styles.nameInRow)}>
            <FormattedMessage id={name} />
          </dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
