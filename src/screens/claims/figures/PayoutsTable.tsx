import { FormattedMessage } from 'react-intl';

import { type PayoutFigures, payoutFigures, payoutTotals } from '#rules/claims/payouts.ts';
import type { TextId } from '#src/lib/texts.ts';
import { readable } from '#src/lib/words.ts';

import type { Claim } from '../claim.ts';
import { GiveDetails } from '../details/GiveDetails.tsx';
import { Amount } from './Amount.tsx';
import { FigureTable } from './FigureTable.tsx';
import { PeriodName } from './PeriodName.tsx';

const figures = ['predicted', 'actual', 'delta', 'profitLoss', 'excess', 'amount'] as const;
const columns: readonly TextId[] = [
  'claims.period',
  'claims.payouts.predicted',
  'claims.payouts.actual',
  'claims.payouts.delta',
  'claims.payouts.profitLoss',
  'claims.payouts.excess',
  'claims.payouts.amount',
  'claims.payouts.status',
];

const statuses = new Map<string, TextId>([
  ['NONE', 'claims.payouts.status.none'],
  ['FUTURE', 'claims.payouts.status.future'],
  ['CONFIRM', 'claims.payouts.status.confirm'],
  ['SENT', 'claims.payouts.status.sent'],
]);

/** What is paid for which part of the time: what was predicted, what was, and what comes of it. */
export function PayoutsTable({ claim }: { claim: Claim }) {
  const { currency } = claim.data;
  const rows = claim.payouts.map((payout) => ({ payout, of: payoutFigures(payout) }));
  const cellsOf = (of: PayoutFigures) =>
    figures.map((figure) => <Amount key={figure} amount={of[figure]} currency={currency} />);

  return (
    <>
      <FigureTable
        name="claims.payouts.title"
        columns={columns}
        rows={rows.map(({ payout, of }) => ({
          key: payout.payoutId,
          cells: [
            <PeriodName key="period" start={payout.periodStart} end={payout.periodEnd} />,
            ...cellsOf(of),
            payout.status === 'PAYMENT-DETAILS' ? (
              <GiveDetails key="status" claim={claim} payout={payout} isQuiet />
            ) : (
              <PayoutStatus key="status" status={payout.status} />
            ),
          ],
        }))}
        totals={[
          <FormattedMessage key="total" id="claims.total" />,
          ...cellsOf(payoutTotals(rows.map(({ of }) => of))),
          '',
        ]}
      />
      <p>
        <FormattedMessage id="claims.payouts.note" />
      </p>
    </>
  );
}

/** One that nobody has heard of is shown by its name. */
function PayoutStatus({ status }: { status: string }) {
  const text = statuses.get(status);
  return text ? <FormattedMessage id={text} /> : <>{readable(status)}</>;
}
