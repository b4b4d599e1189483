import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { fromFile } from '#src/lib/browser/builtFiles.ts';
import { laterUnasked } from '#src/ui/connection/later.tsx';
import { displayType } from '#src/ui/displayType.ts';
import { wide } from '#src/ui/spaces.ts';

import type { OfferRow } from '../rows.ts';
import { summarizeChart } from './bars.ts';
import { useChartStyles } from './chartStyles.ts';

/** Fails silently, because the table contains the same figures. */
export const OfferChart = laterUnasked(() => fromFile('charts', () => import('./OfferChart.tsx')), Room);

const useStyles = makeStyles({
  // Place the legend beside the heading, or below it on a phone.
  months: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'center',
    gap: '16px 24px',
    marginBlockStart: '8px',
    paddingBlockStart: '24px',
    borderBlockStartWidth: '1px',
    borderBlockStartStyle: 'solid',
    borderBlockStartColor: tokens.colorNeutralStroke2,
    [wide]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  },
  heading: { margin: 0, ...displayType, fontSize: '20px', lineHeight: '28px' },
});

type MonthByMonthProps = { rows: readonly OfferRow[]; currency: string; children: ReactNode };

/** Chart of prediction and offer, followed by the table. */
export function MonthByMonth({ rows, currency, children }: MonthByMonthProps) {
  const styles = useStyles();
  const told = summarizeChart(rows);

  return (
    <>
      <div className={styles.months}>
        <h2 className={styles.heading}>
          <FormattedMessage id="claims.offer.months" />
        </h2>
        {told ? <OfferChart rows={rows} told={told} currency={currency} /> : null}
      </div>
      {children}
    </>
  );
}

function Room() {
  return <div className={useChartStyles().room} />;
}
