import { FormattedMessage } from 'react-intl';

import type { TextId } from '#src/lib/texts.ts';

import type { Claim } from '../claim.ts';
import { Amount } from '../figures/Amount.tsx';
import { FigureTable } from '../figures/FigureTable.tsx';
import { PartOfMonth } from '../figures/PartOfMonth.tsx';
import { type OfferRow, totalOf } from './rows.ts';

type OfferTableProps = {
  rows: readonly OfferRow[];
  claim: Pick<Claim, 'alertDate' | 'data'>;
  isAdjusted: boolean;
};

const figures = {
  predicted: 'claims.offer.predicted',
  previous: 'claims.offer.previous',
  revenue: 'claims.offer.offered',
} as const;

/** Month by month; of an adjusted offer with what was offered before, and with the notes that a month has. */
export function OfferTable({ rows, claim: { alertDate, data }, isAdjusted }: OfferTableProps) {
  const columns = isAdjusted ? (['predicted', 'previous', 'revenue'] as const) : (['predicted', 'revenue'] as const);
  const hasNotes = rows.some(({ notes }) => notes);
  const names: TextId[] = ['claims.period', ...columns.map((column) => figures[column])];

  return (
    <FigureTable
      name="claims.offer.table"
      columns={hasNotes ? [...names, 'claims.offer.month_notes'] : names}
      rows={rows.map((row) => ({
        key: `${row.year}-${row.month}`,
        cells: [
          <PartOfMonth key="month" month={row} alertDate={alertDate} />,
          ...columns.map((column) => <Amount key={column} amount={row[column]} currency={data.currency} />),
          ...(hasNotes ? [row.notes ?? ''] : []),
        ],
      }))}
      totals={[
        <FormattedMessage key="total" id="claims.total" />,
        ...columns.map((column) => <Amount key={column} amount={totalOf(rows, column)} currency={data.currency} />),
        ...(hasNotes ? [''] : []),
      ]}
    />
  );
}
