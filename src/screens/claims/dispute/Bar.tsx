import { makeStyles, ProgressBar, tokens } from '@fluentui/react-components';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';

import type { Far } from './getUploadProgress.ts';

const useStyles = makeStyles({
  bar: { display: 'grid', gap: '8px' },
  far: { margin: 0, color: tokens.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums lining-nums' },
});

export function Bar({ done, count, percent }: Far) {
  const styles = useStyles();
  const far = useId();

  return (
    <div className={styles.bar}>
      <p className={styles.far} id={far}>
        <FormattedMessage id="claims.dispute.sending.bar" values={{ done, count, percent }} />
      </p>
      <ProgressBar aria-labelledby={far} value={percent} max={100} thickness="large" />
    </div>
  );
}
