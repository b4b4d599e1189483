import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import type { TextId } from '#src/lib/texts.ts';
import { Muted } from '../layout/Muted.tsx';

const useStyles = makeStyles({
  empty: { display: 'grid', gap: '16px', justifyItems: 'start' },
});

type EmptyStateProps = {
  text: TextId;
  action?: ReactNode;
};

export function EmptyState({ text, action = null }: EmptyStateProps) {
  const styles = useStyles();

  return (
    <div className={styles.empty}>
      <Muted>
        <FormattedMessage id={text} />
      </Muted>
      {action}
    </div>
  );
}
