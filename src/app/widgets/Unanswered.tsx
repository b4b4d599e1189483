import { Button } from '@fluentui/react-components';
import { FormattedMessage } from 'react-intl';

import styles from '../pages/plainPage.module.css';

/** Nobody has said whether they are let in. */
export function Unanswered({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles.page}>
      <p className={styles.text} role="status">
        <FormattedMessage id="errors.no_answer" />
      </p>
      <Button onClick={onRetry}>
        <FormattedMessage id="app.missing.retry" />
      </Button>
    </div>
  );
}
