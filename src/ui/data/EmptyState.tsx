import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import type { TextId } from '#src/lib/texts.ts';

const useStyles = makeStyles({
  empty: { display: 'grid', gap: '16px', justifyItems: 'start' },
  text: { margin: 0, color: tokens.colorNeutralForeground2 },
});

type EmptyStateProps = {
  text: TextId;
  action?: ReactNode;
};

export function EmptyState({ text, action = null }: EmptyStateProps) {
  const styles = useStyles();

  return (
    <div className={styles.empty}>
      <p className={styles.text}>
        <FormattedMessage id={text} />
      </p>
      {action}
    </div>
  );
}
