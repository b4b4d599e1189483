import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import type { Bag } from '#machines/luggage/bag.ts';
import { localWords } from '#src/lib/time/localWords.ts';
import { MutedSpan } from '#src/ui/layout/Muted.tsx';

import { BagChip } from './BagChip.tsx';

const useStyles = makeStyles({
  bag: { display: 'flex', flexWrap: 'wrap', alignItems: 'start', justifyContent: 'space-between', gap: '4px 16px' },
  what: { flex: '1 1 180px', display: 'grid', minWidth: 0, fontVariantNumeric: 'tabular-nums' },
  pir: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
});

export function BagLine({ bag, action }: { bag: Bag; action?: ReactNode }) {
  const styles = useStyles();
  const { locale } = useIntl();

  return (
    <div className={styles.bag}>
      <span className={styles.what}>
        <span className={styles.pir}>{bag.pir}</span>{' '}
        <MutedSpan>
          <FormattedMessage id="luggage.reported" values={{ moment: localWords(bag.reportedOnLocal, locale) }} />
        </MutedSpan>
      </span>{' '}
      <BagChip status={bag.status} />
      {action}
    </div>
  );
}
