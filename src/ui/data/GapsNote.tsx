import { FormattedMessage } from 'react-intl';

import { useNoteStyles } from './noteStyles.ts';

/** Says that a row is missing because it could not be read. */
export function GapsNote() {
  const styles = useNoteStyles();
  return (
    <output className={styles.note}>
      <FormattedMessage id="data.gaps" />
    </output>
  );
}
