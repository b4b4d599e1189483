import { Button } from '@fluentui/react-components';
import { FormattedMessage } from 'react-intl';
import styles from '../pages/plainPage.module.css';

/** In place of a page that threw. What is kept in storage and at the insurer is untouched. */
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
