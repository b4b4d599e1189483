import { FormattedMessage } from 'react-intl';

import type { TextId } from '#src/lib/texts.ts';

import type { Claim } from '../claim.ts';
import { Amount } from '../figures/Amount.tsx';
import { FigureTable } from '../figures/FigureTable.tsx';
import { OfferedMonth } from './OfferedMonth.tsx';
import { differenceIn, differenceOf, type OfferRow, totalOf } from './rows.ts';

type OfferTableProps = {
  rows: readonly OfferRow[];
  claim: Pick<Claim, 'alertDate' | 'data'>;
  isAdjusted: boolean;
};

const names = {
  predicted: 'claims.offer.predicted',
  previous: 'claims.offer.previous',
  revenue: 'claims.offer.offered',
  difference: 'claims.offer.difference',
} as const satisfies Record<string, TextId>;

type Column = keyof typeof names;

/** Month by month, each with what was noted of it; of an adjusted offer with what was offered before. */
export function OfferTable({ rows, claim: { alertDate, data }, isAdjusted }: OfferTableProps) {
  const columns: readonly Column[] = isAdjusted
    ? ['predicted', 'previous', 'revenue', 'difference']
    : ['predicted', 'revenue', 'difference'];
  const cellsOf = (amountIn: (column: Column) => number | null) =>
    columns.map((column) => <Figure key={column} column={column} amount={amountIn(column)} currency={data.currency} />);

  return (
    <FigureTable
      name="claims.offer.table"
      columns={['claims.period', ...columns.map((column) => names[column])]}
      rows={rows.map((row) => ({
        key: `${row.year}-${row.month}`,
        cells: [
          <OfferedMonth key="month" row={row} alertDate={alertDate} />,
          ...cellsOf((column) => (column === 'difference' ? differenceOf(row) : row[column])),
        ],
      }))}
      totals={[
        <FormattedMessage key="total" id="claims.total" />,
        ...cellsOf((column) => (column === 'difference' ? differenceIn(rows) : totalOf(rows, column))),
      ]}
    />
  );
}

type FigureProps = { column: Column; amount: number | null; currency: string };

/** What is offered stands out; no difference is said in a word. */
function Figure({ column, amount, currency }: FigureProps) {
  if (column === 'difference' && amount === 0) return <FormattedMessage id="claims.offer.no_difference" />;
  const figure = <Amount amount={amount} currency={currency} />;
  return column === 'revenue' ? <strong>{figure}</strong> : figure;
}
