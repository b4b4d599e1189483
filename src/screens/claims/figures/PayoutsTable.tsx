import { FormattedMessage } from 'react-intl';

import { type PayoutFigures, type PayoutRow, payoutFigures, payoutTotals } from '#rules/claims/payouts.ts';
import type { TextId } from '#src/lib/texts.ts';
import { readable } from '#src/lib/words.ts';

import type { Claim } from '../claim.ts';
import { GiveDetails } from '../details/GiveDetails.tsx';
import { Amount } from './Amount.tsx';
import figureStyles from './FigureTable.module.css';
import { FigureTable } from './FigureTable.tsx';
import { PeriodName } from './PeriodName.tsx';

const revenues = ['predicted', 'actual', 'delta', 'profitLoss', 'excess'] as const;
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

/** Lists the payouts by period: predicted and actual revenue, and the resulting amount. */
export function PayoutsTable({ claim }: { claim: Claim }) {
  const { currency } = claim.data;
  const rows = claim.payouts.map((payout) => ({ payout, of: payoutFigures(payout) }));
  const revenuesOf = (of: PayoutFigures) =>
    revenues.map((figure) => <Amount key={figure} amount={of[figure]} currency={currency} />);
  const totals = payoutTotals(rows.map(({ of }) => of));

  return (
    <>
      <FigureTable
        name="claims.payouts.title"
        columns={columns}
        rows={rows.map(({ payout, of }) => ({
          key: payout.payoutId,
          cells: [
            <PeriodName key="period" start={payout.periodStart} end={payout.periodEnd} />,
            ...revenuesOf(of),
            <PayoutAmount key="amount" of={of} currency={currency} />,
            payout.status === 'PAYMENT-DETAILS' ? (
              <GiveDetails key="status" claim={claim} payout={payout} isQuiet />
            ) : (
              <PayoutStatus key="status" status={payout.status} />
            ),
          ],
        }))}
        totals={[
          <FormattedMessage key="total" id="claims.total" />,
          ...revenuesOf(totals),
          <Amount key="amount" amount={totals.amount} currency={currency} />,
          '',
        ]}
      />
      <p>
        <FormattedMessage id="claims.payouts.note" />
      </p>
    </>
  );
}

/** Marks an amount that is not confirmed yet, which the total excludes. */
function PayoutAmount({ of: { amount, isCounted }, currency }: { of: PayoutRow; currency: string }) {
  return (
    <>
      <Amount amount={amount} currency={currency} />
      {amount !== null && !isCounted ? (
        <>
          {' '}
          <span className={figureStyles.remark}>
            <FormattedMessage id="claims.payouts.not_counted" />
          </span>
        </>
      ) : null}
    </>
  );
}

/** Falls back to the raw name of an unknown status. */
function PayoutStatus({ status }: { status: string }) {
  const text = statuses.get(status);
  return text ? <FormattedMessage id={text} /> : <>{readable(status)}</>;
}
