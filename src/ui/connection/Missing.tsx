import { Button } from '@fluentui/react-components';
import { FormattedMessage } from 'react-intl';

import styles from './connection.module.css';

const focus = (note: HTMLElement | null) => note?.focus();

type MissingProps = {
  /** The file belongs to an earlier release, so retrying cannot help. */
  isGone: boolean;
  retry: () => void;
};

export function Missing({ isGone, retry }: MissingProps) {
  return (
    <div className={styles.missing} role="alert" tabIndex={-1} ref={focus}>
      <p className={styles.text}>
        <FormattedMessage id={isGone ? 'app.gone.text' : 'app.missing.text'} />
      </p>
      <Button onClick={isGone ? () => window.location.reload() : retry}>
        <FormattedMessage id={isGone ? 'app.gone.reload' : 'app.missing.retry'} />
      </Button>
    </div>
  );
}
