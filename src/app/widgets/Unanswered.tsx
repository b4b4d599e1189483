import { Button } from '@fluentui/react-components';
import { FormattedMessage } from 'react-intl';

import { useIsOnline } from '#src/ui/connection/useIsOnline.ts';
import { useWhenOnline } from '#src/ui/connection/useWhenOnline.ts';

import styles from '../pages/plainPage.module.css';

/** Shown when the host's token could not be checked. */
export function Unanswered({ onRetry }: { onRetry: () => void }) {
  const isOnline = useIsOnline();
  useWhenOnline(onRetry);

  return (
    <div className={styles.page}>
      <p className={styles.text} role="status">
        <FormattedMessage id={isOnline ? 'errors.no_answer' : 'errors.offline'} />
      </p>
      <Button onClick={onRetry}>
        <FormattedMessage id="app.missing.retry" />
      </Button>
    </div>
  );
}
