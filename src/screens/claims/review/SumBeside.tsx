import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import type { TextId } from '#src/lib/texts.ts';

const useStyles = makeStyles({
  beside: {
    margin: 0,
    display: 'grid',
    gap: '8px',
    padding: '16px',
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  line: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '0 16px' },
  name: { color: tokens.colorNeutralForeground2 },
  amount: {
    margin: 0,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'lining-nums tabular-nums',
    overflowWrap: 'anywhere',
  },
});

type SumBesideProps = { amounts: Partial<Record<TextId, ReactNode>> };

export function SumBeside({ amounts }: SumBesideProps) {
  const styles = useStyles();

  return (
    <dl className={styles.beside}>
      {(Object.entries(amounts) as [TextId, ReactNode][]).map(([name, amount]) => (
        <div key={name} className={styles.line}>
          <dt className={styles.name}>
            <FormattedMessage id={name} />
          </dt>
          <dd className={styles.amount}>{amount}</dd>
        </div>
      ))}
    </dl>
  );
}
