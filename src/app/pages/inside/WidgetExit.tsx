import { FormattedMessage } from 'react-intl';
import styles from '../plainPage.module.css';

/** Where a widget's session ends: a page of one line, as the frame around it may be small. */
export default function WidgetExit() {
  return (
    <main className={styles.page}>
      <p className={styles.text}>
        <FormattedMessage id="app.unauthorised" />
      </p>
    </main>
  );
}
