import { FormattedMessage } from 'react-intl';

import styles from './line.module.css';
import { useIsOnline } from './useIsOnline.ts';

/** Says, while there is no connection, that nothing is lost by it. In the flow of the page, so that it covers nothing. */
export function OfflineNote() {
  return <output className={styles.offline}>{useIsOnline() ? null : <FormattedMessage id="app.offline" />}</output>;
}
