import { sumOf } from '#rules/claims/amounts.ts';

type Month = { year: number; month: number };
type Offered = Month & { revenue: number | null; previous: number | null; notes: string | null };

/** A month of an offer, beside what was predicted of it. */
export type OfferRow = Offered & { predicted: number | null };

type Column = 'revenue' | 'previous' | 'predicted';
type Predicted = Month & { revenue?: number | null };

const isSameMonth = (one: Month, other: Month): boolean => one.year === other.year && one.month === other.month;
const inOrder = (one: Month, other: Month): number => one.year - other.year || one.month - other.month;

/** Every month that was offered or predicted: what was predicted and is not offered is not left out of the sums. */
export function offerRows(offered: readonly Offered[], predicted: readonly Predicted[]): OfferRow[] {
  const missing = predicted
    .filter((month) => !offered.some((row) => isSameMonth(row, month)))
    .map(({ year, month }): Offered => ({ year, month, revenue: null, previous: null, notes: null }));
  return [...offered, ...missing]
    .toSorted(inOrder)
    .map((row) => ({ ...row, predicted: predicted.find((month) => isSameMonth(row, month))?.revenue ?? null }));
}

/** What is offered in all; null where it is not known of every month. */
export const offerIn = (rows: readonly OfferRow[]): number | null =>
  rows.every(({ revenue }) => revenue !== null) ? totalOf(rows, 'revenue') : null;

/** What is known of a column; null where nothing is. */
export function totalOf(rows: readonly OfferRow[], column: Column): number | null {
  const known = rows.map((row) => row[column]).filter((amount) => amount !== null);
  return known.length > 0 ? sumOf(known) : null;
}

/** What is offered less what was predicted; null where one of both is not known. */
export const differenceOf = ({ revenue, predicted }: Pick<OfferRow, 'revenue' | 'predicted'>): number | null =>
  revenue === null || predicted === null ? null : sumOf([revenue, -predicted]);

/** Of all months; null where one of them cannot be compared. */
export function differenceIn(rows: readonly OfferRow[]): number | null {
  const differences = rows.map(differenceOf).filter((amount) => amount !== null);
  return rows.length > 0 && differences.length === rows.length ? sumOf(differences) : null;
}

/**
 * Which part of what was predicted is offered, in whole hundredths: all of it is said of nothing that is a cent more or less.
 * Null where it cannot be said.
 */
export function shareOf(rows: readonly OfferRow[]): number | null {
  const [offered, predicted, difference] = [totalOf(rows, 'revenue'), totalOf(rows, 'predicted'), differenceIn(rows)];
  if (offered === null || !predicted || difference === null) return null;
  const hundredths = Math.round((offered / predicted) * 100);
  if (difference < 0) return Math.min(hundredths, 99) / 100;
  return difference > 0 ? Math.max(hundredths, 101) / 100 : 1;
}
