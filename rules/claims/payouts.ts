import { sumAmounts } from './amounts.ts';

export type ClaimPayout = {
  predictedRevenue: number;
  /** Absent or negative until it is known. */
  actualRevenue?: number | null | undefined;
  /** In percent */
  profitMargin: number;
  excess: number;
  /** Absent until it is calculated. */
  amountPayable?: number | null | undefined;
  status: string;
};

/** The figures of one payout, or of all of them; null is shown as a dash. */
export type PayoutFigures = {
  predicted: number;
  actual: number | null;
  delta: number | null;
  /** A loss; gains are not shown. */
  profitLoss: number | null;
  excess: number;
  /** Null until the payout is due. */
  amount: number | null;
};

/** The figures of one payout, and whether its amount is part of the total. */
export type PayoutRow = PayoutFigures & { isCounted: boolean };

const uncounted = ['FUTURE', 'CONFIRM'];

/** Calculates the figures of a payout. An amount counts unless it is in the future or being confirmed (spec T§9). */
export function payoutFigures(payout: ClaimPayout): PayoutRow {
  const { predictedRevenue, actualRevenue, profitMargin, excess, amountPayable, status } = payout;
  const actual = actualRevenue != null && actualRevenue >= 0 ? actualRevenue : null;
  const delta = actual === null ? null : sumAmounts([predictedRevenue, -actual]);
  const result = delta === null ? 0 : sumAmounts([(-delta * profitMargin) / 100]);
  return {
    predicted: predictedRevenue,
    actual,
    delta,
    profitLoss: result < 0 ? result : null,
    excess,
    amount: status === 'FUTURE' ? null : (amountPayable ?? null),
    isCounted: !uncounted.includes(status),
  };
}

/** Adds up the known figures of each column, and the amounts that count; null if there is nothing to add. */
export function payoutTotals(rows: readonly PayoutRow[]): PayoutFigures {
  const known = (figure: keyof PayoutFigures, of = rows) =>
    of.map((row) => row[figure]).filter((value) => value !== null);
  const total = (figure: keyof PayoutFigures, of = rows) => {
    const values = known(figure, of);
    return values.length > 0 ? sumAmounts(values) : null;
  };
  return {
    predicted: sumAmounts(known('predicted')),
    actual: total('actual'),
    delta: total('delta'),
    profitLoss: total('profitLoss'),
    excess: sumAmounts(known('excess')),
    amount: total(
      'amount',
      rows.filter(({ isCounted }) => isCounted),
    ),
  };
}
