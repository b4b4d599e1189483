import { useId } from 'react';
import { useIntl } from 'react-intl';

import { asBeginning } from '#src/lib/words.ts';

import type { OfferRow } from '../rows.ts';
import type { ChartSummary } from './bars.ts';
import { useChartStyles } from './chartStyles.ts';
import { Drawing } from './Drawing.tsx';
import { Key } from './Key.tsx';
import { useWidth } from './useWidth.ts';

type OfferChartProps = { rows: readonly OfferRow[]; told: ChartSummary; currency: string };

/**
 * Chart as an image with an accessible name. Its content is inert and hidden: the table has the same figures, and the
 * library would announce them again in English.
 */
export default function OfferChart({ rows, told, currency }: OfferChartProps) {
  const styles = useChartStyles();
  const { locale, formatMessage, formatDateTimeRange } = useIntl();
  const { width, measured } = useWidth();
  const id = useId();
  const { first, last, lower } = told;
  const months = asBeginning(
    formatDateTimeRange(first, last, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
    locale,
  );
  const said =
    lower === null
      ? formatMessage({ id: 'claims.offer.chart.told' }, { months })
      : formatMessage({ id: 'claims.offer.chart.compared' }, { months, lower });

  return (
    <>
      <Key id={`${id}-key`} />
      <div
        className={styles.chart}
        role="img"
        aria-label={formatMessage({ id: 'claims.offer.chart' })}
        aria-describedby={id}
      >
        <div className={styles.drawing} ref={measured} inert aria-hidden="true">
          {/* The library lays the chart out only once, so a new width needs a new chart. */}
          {width === 0 ? null : <Drawing key={width} id={`${id}-bars`} rows={rows} currency={currency} width={width} />}
        </div>
      </div>
      <p id={id} hidden>
        {said}
      </p>
    </>
  );
}
