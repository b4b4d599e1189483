import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import type { TextId } from '#src/lib/texts.ts';
import { Muted } from '../layout/Muted.tsx';

const useStyles = makeStyles({
  number: {
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground1,
    fontVariantNumeric: 'tabular-nums',
  },
});

/** Number of items of a card in one line. Its text wraps the number in `<n>` and `</n>`. */
export function Figure({ id, count }: { id: TextId; count: number }) {
  const styles = useStyles();
  const n = (parts: ReactNode[]) => <span className={styles.number}>{parts}</span>;

  return (
    <Muted>
      <FormattedMessage id={id} values={{ count, n }} />
    </Muted>
  );
}
