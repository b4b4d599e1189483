import { FormattedMessage } from 'react-intl';

import { useNoteStyles } from './noteStyles.ts';

export function GapsNote() {
  const styles = useNoteStyles();
  return (
    <output className={styles.note}>
      <FormattedMessage id="data.gaps" />
    </output>
  );
}
