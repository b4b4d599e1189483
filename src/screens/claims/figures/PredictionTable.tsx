import { FormattedMessage } from 'react-intl';
import { sumOf } from '#rules/claims/amounts.ts';

import type { Dataset } from '../claim.ts';
import { Amount } from './Amount.tsx';
import { FigureTable } from './FigureTable.tsx';
import { MonthName } from './MonthName.tsx';

type PredictionTableProps = { prediction: Dataset; currency: string };

/** The revenue that was expected, month by month. */
export function PredictionTable({ prediction, currency }: PredictionTableProps) {
  const months = prediction.data;

  return (
    <FigureTable
      name="claims.prediction.title"
      columns={['claims.period', 'claims.amount']}
      rows={months.map(({ year, month, revenue }) => ({
        key: `${year}-${month}`,
        cells: [
          <MonthName key="month" year={year} month={month} />,
          <Amount key="amount" amount={revenue ?? null} currency={currency} />,
        ],
      }))}
      totals={[
        <FormattedMessage key="total" id="claims.total" />,
        <Amount key="amount" amount={sumOf(months.map(({ revenue }) => revenue ?? 0))} currency={currency} />,
      ]}
    />
  );
}
