import { FormattedMessage } from 'react-intl';

import styles from './connection.module.css';
import { useIsOnline } from './useIsOnline.ts';

/** Says while offline that nothing is lost. Part of the page flow, so that it covers no content. */
export function OfflineNote() {
  return <output className={styles.offline}>{useIsOnline() ? null : <FormattedMessage id="app.offline" />}</output>;
}
