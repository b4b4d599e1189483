import { makeStyles, mergeClasses, ProgressBar } from '@fluentui/react-components';
import { useIntl } from 'react-intl';

import { useLateStyles } from '../lateStyles.ts';

const useStyles = makeStyles({
  bar: { position: 'absolute', insetBlockStart: 0, insetInline: '8px', width: 'auto' },
});

/** Progress bar at the upper edge of content that is being read again. */
export function RefreshBar() {
  const styles = useStyles();
  const late = useLateStyles();
  const { formatMessage } = useIntl();

  return (
    <ProgressBar
      className={mergeClasses(styles.bar, late.late)}
      aria-label={formatMessage({ id: 'data.refreshing' })}
    />
  );
}
