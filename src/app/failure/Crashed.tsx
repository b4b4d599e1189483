import { Button } from '@fluentui/react-components';
import { FormattedMessage } from 'react-intl';
import styles from '../pages/plainPage.module.css';

/** Replaces a page that threw. Stored data and the insurer's data are untouched. */
export function Crashed() {
  return (
    <div className={styles.page} role="alert">
      <h1 className={styles.title}>
        <FormattedMessage id="app.crashed.title" />
      </h1>
      <p className={styles.text}>
        <FormattedMessage id="app.crashed.body" />
      </p>
      <Button appearance="primary" size="large" onClick={() => window.location.reload()}>
        <FormattedMessage id="app.crashed.reload" />
      </Button>
    </div>
  );
}
