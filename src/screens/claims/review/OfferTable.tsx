import { FormattedMessage } from 'react-intl';

import type { TextId } from '#src/lib/texts.ts';

import type { Claim } from '../claim.ts';
import { Amount } from '../figures/Amount.tsx';
import { Difference } from '../figures/Difference.tsx';
import { FigureTable } from '../figures/FigureTable.tsx';
import { PartOfMonth } from '../figures/PartOfMonth.tsx';
import { getDifference, getTotalDifference, type OfferRow, sumColumn } from './rows.ts';

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

const why: TextId = 'claims.offer.why';

/** Lists the offer by month with the insurer's notes. An adjusted offer also shows the previous amounts. */
export function OfferTable({ rows, claim: { alertDate, data }, isAdjusted }: OfferTableProps) {
  const columns: readonly Column[] = isAdjusted
    ? ['predicted', 'previous', 'revenue', 'difference']
    : ['predicted', 'revenue', 'difference'];
  const hasNotes = rows.some(({ notes }) => notes);
  const noted = (notes: string | null) => (hasNotes ? [notes ?? ''] : []);
  const cellsOf = (amountIn: (column: Column) => number | null) =>
    columns.map((column) => <Figure key={column} column={column} amount={amountIn(column)} currency={data.currency} />);

  return (
    <FigureTable
      name="claims.offer.table"
      columns={['claims.period', ...(hasNotes ? [why] : []), ...columns.map((column) => names[column])]}
      words={why}
      rows={rows.map((row) => ({
        key: `${row.year}-${row.month}`,
        cells: [
          <PartOfMonth key="month" month={row} alertDate={alertDate} />,
          ...noted(row.notes),
          ...cellsOf((column) => (column === 'difference' ? getDifference(row) : row[column])),
        ],
      }))}
      totals={[
        <FormattedMessage key="total" id="claims.total" />,
        ...noted(null),
        ...cellsOf((column) => (column === 'difference' ? getTotalDifference(rows) : sumColumn(rows, column))),
      ]}
    />
  );
}

type FigureProps = { column: Column; amount: number | null; currency: string };

function Figure({ column, amount, currency }: FigureProps) {
  if (column === 'difference') return <Difference amount={amount} currency={currency} />;
  const figure = <Amount amount={amount} currency={currency} />;
  return column === 'revenue' ? <strong>{figure}</strong> : figure;
}
