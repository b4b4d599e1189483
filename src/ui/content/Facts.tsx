import { makeStyles, tokens } from '@fluentui/react-components';
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
    [wide]: { flexDirection: 'row', flexWrap: 'wrap' },
  },
  // Side by side where there is little room, one above the other where facts stand in a row.
  fact: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    columnGap: '16px',
    [wide]: { display: 'block', maxWidth: '100%' },
  },
  name: {
    color: tokens.colorNeutralForeground2,
    overflowWrap: 'anywhere',
    [wide]: { fontSize: tokens.fontSizeBase200 },
  },
  value: { margin: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
});

/** What is known, name by name. What is null is left out. */
export function Facts({ facts }: { facts: Partial<Record<TextId, ReactNode>> }) {
  const styles = useStyles();
  const known = (Object.entries(facts) as [TextId, ReactNode][]).filter(([, value]) => value != null);

  return (
    <dl className={styles.facts}>
      {known.map(([name, value]) => (
        <div key={name} className={styles.fact}>
          <dt className={styles.name}>
            <FormattedMessage id={name} />
          </dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
