import { FormattedMessage } from 'react-intl';

import { sumAmounts } from '#rules/claims/amounts.ts';

import type { Claim } from '../claim.ts';
import { Amount } from './Amount.tsx';
import { FigureTable } from './FigureTable.tsx';
import { PartOfMonth } from './PartOfMonth.tsx';

type PredictionTableProps = {
  months: readonly { year: number; month: number; revenue?: number | null }[];
  claim: Pick<Claim, 'alertDate' | 'data'>;
};

/** Lists the predicted revenue by month, with the number of days if a month counts only in part. */
export function PredictionTable({ months, claim: { alertDate, data } }: PredictionTableProps) {
  const { currency } = data;

  return (
    <FigureTable
      name="claims.prediction.title"
      columns={['claims.period', 'claims.amount']}
      rows={months.map((month) => ({
        key: `${month.year}-${month.month}`,
        cells: [
          <PartOfMonth key="month" month={month} alertDate={alertDate} />,
          <Amount key="amount" amount={month.revenue ?? null} currency={currency} />,
        ],
      }))}
      totals={[
        <FormattedMessage key="total" id="claims.total" />,
        <Amount key="amount" amount={sumAmounts(months.map(({ revenue }) => revenue ?? 0))} currency={currency} />,
      ]}
    />
  );
}
