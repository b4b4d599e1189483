import { Button } from '@fluentui/react-components';
import { FormattedMessage } from 'react-intl';

import styles from './line.module.css';

const focus = (note: HTMLElement | null) => note?.focus();

/** In place of a part of the portal whose file could not be loaded. */
export function Missing({ retry }: { retry: () => void }) {
  return (
    <div className={styles.missing} role="alert" tabIndex={-1} ref={focus}>
      <p className={styles.text}>
        <FormattedMessage id="app.missing.text" />
      </p>
      <Button onClick={retry}>
        <FormattedMessage id="app.missing.retry" />
      </Button>
    </div>
  );
}
