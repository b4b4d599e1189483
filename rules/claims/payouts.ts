import { sumOf } from './amounts.ts';

export type ClaimPayout = {
  predictedRevenue: number;
  /** Absent or negative until it is known. */
  actualRevenue?: number | null | undefined;
  /** In percent */
  profitMargin: number;
  excess: number;
  /** Absent until it is worked out. */
  amountPayable?: number | null | undefined;
  status: string;
};

/** What a row of the table shows; null is a dash. */
export type PayoutFigures = {
  predicted: number;
  actual: number | null;
  /** Predicted minus actual */
  delta: number | null;
  /** Lost; what was gained is not shown. */
  profitLoss: number | null;
  excess: number;
  /** Of what is decided */
  amount: number | null;
};

const undecided = ['FUTURE', 'CONFIRM'];

export function payoutFigures(payout: ClaimPayout): PayoutFigures {
  const { predictedRevenue, actualRevenue, profitMargin, excess, amountPayable, status } = payout;
  const actual = actualRevenue != null && actualRevenue >= 0 ? actualRevenue : null;
  const delta = actual === null ? null : sumOf([predictedRevenue, -actual]);
  const result = delta === null ? 0 : sumOf([(-delta * profitMargin) / 100]);
  return {
    predicted: predictedRevenue,
    actual,
    delta,
    profitLoss: result < 0 ? result : null,
    excess,
    amount: undecided.includes(status) ? null : (amountPayable ?? null),
  };
}

/** The row of totals: what is known of each column; a dash where nothing is. */
export function payoutTotals(rows: readonly PayoutFigures[]): PayoutFigures {
  const known = (figure: keyof PayoutFigures) => rows.map((row) => row[figure]).filter((value) => value !== null);
  const total = (figure: keyof PayoutFigures) => (known(figure).length > 0 ? sumOf(known(figure)) : null);
  return {
    predicted: sumOf(known('predicted')),
    actual: total('actual'),
    delta: total('delta'),
    profitLoss: total('profitLoss'),
    excess: sumOf(known('excess')),
    amount: total('amount'),
  };
}
