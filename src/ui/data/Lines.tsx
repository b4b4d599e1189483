import { makeStyles, Skeleton, SkeletonItem } from '@fluentui/react-components';
import { useIntl } from 'react-intl';

import { useLateStyles } from '../lateStyles.ts';

const useStyles = makeStyles({
  lines: { display: 'grid', gap: '12px' },
  last: { width: '60%' },
});

/** The shape of a text that comes. Nothing of it is seen for the moment in which most things have come. */
export function Lines({ count = 3 }: { count?: number }) {
  const styles = useStyles();
  const late = useLateStyles();
  const { formatMessage } = useIntl();

  return (
    <div className={late.late}>
      <Skeleton className={styles.lines} aria-label={formatMessage({ id: 'data.loading' })}>
        {Array.from({ length: count }, (_, line) => (
          <SkeletonItem key={line} size={16} {...(line === count - 1 && { className: styles.last })} />
        ))}
      </Skeleton>
    </div>
  );
}
