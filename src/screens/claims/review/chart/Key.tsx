import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { useChartStyles } from './chartStyles.ts';
import { Hatch } from './Hatch.tsx';

/** Legend of the bars. Screen readers get it from the name of the chart. */
export function Key({ id }: { id: string }) {
  const styles = useChartStyles();
  const swatch = (what: ReactNode) => (
    <svg className={styles.swatch} viewBox="0 0 18 14">
      {what}
    </svg>
  );

  return (
    <p className={styles.key} aria-hidden="true">
      <Hatch id={id} />
      <span className={styles.name}>
        {swatch(<rect x="1" y="1" width="16" height="12" fill={`url(#${id})`} className={styles.predicted} />)}
        <FormattedMessage id="claims.offer.predicted" />
      </span>
      <span className={styles.name}>
        {swatch(<rect width="18" height="14" className={styles.offered} />)}
        <FormattedMessage id="claims.offer.offered" />
      </span>
    </p>
  );
}
