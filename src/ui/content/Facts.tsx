import { makeStyles, tokens } from '@fluentui/react-components';
import { Fragment, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import type { TextId } from '#src/lib/texts.ts';

const useStyles = makeStyles({
  facts: {
    margin: 0,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, max-content) minmax(0, 1fr)',
    columnGap: '16px',
    rowGap: '4px',
  },
  name: { color: tokens.colorNeutralForeground2 },
  value: { margin: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
});

/** What is known, name by name. What is null is left out. */
export function Facts({ facts }: { facts: Partial<Record<TextId, ReactNode>> }) {
  const styles = useStyles();
  const known = (Object.entries(facts) as [TextId, ReactNode][]).filter(([, value]) => value != null);

  return (
    <dl className={styles.facts}>
      {known.map(([name, value]) => (
        <Fragment key={name}>
          <dt className={styles.name}>
            <FormattedMessage id={name} />
          </dt>
          <dd className={styles.value}>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
