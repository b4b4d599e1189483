import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { fromFile } from '#src/lib/browser/builtFiles.ts';
import { displayType } from '#src/ui/displayType.ts';
import { laterUnasked } from '#src/ui/line/later.tsx';

import type { OfferRow } from '../rows.ts';
import { toldBy } from './bars.ts';
import { useChartStyles } from './chartStyles.ts';

/** The table says all of it, so that nobody is told where it does not come. */
export const OfferChart = laterUnasked(() => fromFile('charts', () => import('./OfferChart.tsx')), Room);

const useStyles = makeStyles({
  heading: {
    margin: 0,
    marginBlockStart: '8px',
    paddingBlockStart: '24px',
    borderBlockStartWidth: '1px',
    borderBlockStartStyle: 'solid',
    borderBlockStartColor: tokens.colorNeutralStroke2,
    ...displayType,
    fontSize: '20px',
    lineHeight: '28px',
  },
});

type MonthByMonthProps = { rows: readonly OfferRow[]; currency: string; children: ReactNode };

/** Prediction against offer, drawn; then its table. */
export function MonthByMonth({ rows, currency, children }: MonthByMonthProps) {
  const styles = useStyles();
  const told = toldBy(rows);

  return (
    <>
      <h2 className={styles.heading}>
        <FormattedMessage id="claims.offer.months" />
      </h2>
      {told ? <OfferChart rows={rows} told={told} currency={currency} /> : null}
      {children}
    </>
  );
}

function Room() {
  return <div className={useChartStyles().room} />;
}
