import { makeStyles, Skeleton, SkeletonItem } from '@fluentui/react-components';
import { useIntl } from 'react-intl';

import { useLateStyles } from '../lateStyles.ts';

const useStyles = makeStyles({
  lines: { display: 'grid', gap: '20px' },
  figure: { width: '96px' },
  last: { width: '60%' },
});

type LinesProps = {
  count?: number;
  /** Whether a large number comes first. */
  hasFigure?: boolean;
};

/** Placeholder in the shape of the content. Invisible for the first moment, in which most data arrives. */
export function Lines({ count = 3, hasFigure = false }: LinesProps) {
  const styles = useStyles();
  const late = useLateStyles();
  const { formatMessage } = useIntl();

  return (
    <div className={late.late}>
      <Skeleton className={styles.lines} aria-label={formatMessage({ id: 'data.loading' })}>
        {hasFigure ? <SkeletonItem size={36} className={styles.figure} /> : null}
        {Array.from({ length: count }, (_, line) => (
          <SkeletonItem key={line} size={16} {...(line === count - 1 && { className: styles.last })} />
        ))}
      </Skeleton>
    </div>
  );
}
