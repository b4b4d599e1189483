import { sumAmounts } from '#rules/claims/amounts.ts';

type Month = { year: number; month: number };
type Offered = Month & { revenue: number | null; previous: number | null; notes: string | null };

export type OfferRow = Offered & { predicted: number | null };

type Column = 'revenue' | 'previous' | 'predicted';
type Predicted = Month & { revenue?: number | null };

const isSameMonth = (one: Month, other: Month): boolean => one.year === other.year && one.month === other.month;
const inOrder = (one: Month, other: Month): number => one.year - other.year || one.month - other.month;

/** Returns a row for every month that was offered or predicted, so that the totals include months without an offer. */
export function offerRows(offered: readonly Offered[], predicted: readonly Predicted[]): OfferRow[] {
  const missing = predicted
    .filter((month) => !offered.some((row) => isSameMonth(row, month)))
    .map(({ year, month }): Offered => ({ year, month, revenue: null, previous: null, notes: null }));
  return [...offered, ...missing]
    .toSorted(inOrder)
    .map((row) => ({ ...row, predicted: predicted.find((month) => isSameMonth(row, month))?.revenue ?? null }));
}

/** Returns the total offer; null if the amount of any month is unknown. */
export const getTotalOffer = (rows: readonly OfferRow[]): number | null =>
  rows.every(({ revenue }) => revenue !== null) ? sumColumn(rows, 'revenue') : null;

/** Returns the total of the known amounts in a column; null if none is known. */
export function sumColumn(rows: readonly OfferRow[], column: Column): number | null {
  const known = rows.map((row) => row[column]).filter((amount) => amount !== null);
  return known.length > 0 ? sumAmounts(known) : null;
}

/** Returns the offer minus the prediction; null if either is unknown. */
export const getDifference = ({ revenue, predicted }: Pick<OfferRow, 'revenue' | 'predicted'>): number | null =>
  revenue === null || predicted === null ? null : sumAmounts([revenue, -predicted]);

/** Returns the total difference; null if any month cannot be compared. */
export function getTotalDifference(rows: readonly OfferRow[]): number | null {
  const differences = rows.map(getDifference).filter((amount) => amount !== null);
  return rows.length > 0 && differences.length === rows.length ? sumAmounts(differences) : null;
}

/**
 * Returns the offered share of the prediction, rounded to 0.01; null if it cannot be calculated. It returns exactly 1
 * only if the amounts match to the cent.
 */
export function getOfferedShare(rows: readonly OfferRow[]): number | null {
  const [offered, predicted, difference] = [
    sumColumn(rows, 'revenue'),
    sumColumn(rows, 'predicted'),
    getTotalDifference(rows),
  ];
  if (offered === null || !predicted || difference === null) return null;
  const hundredths = Math.round((offered / predicted) * 100);
  if (difference < 0) return Math.min(hundredths, 99) / 100;
  return difference > 0 ? Math.max(hundredths, 101) / 100 : 1;
}
