import { shortMonth } from '#src/lib/time/inZone.ts';

import { getDifference, type OfferRow } from '../rows.ts';

/**
 * First and last month, and the number of months with an offer below the prediction. `lower` is null if a month cannot
 * be compared.
 */
export type ChartSummary = { first: Date; last: Date; lower: number | null };

const monthOf = ({ year, month }: Pick<OfferRow, 'year' | 'month'>) => new Date(Date.UTC(year, month - 1));

/** Returns the summary of the chart, or undefined if every bar would be empty. */
export function summarizeChart(rows: readonly OfferRow[]): ChartSummary | undefined {
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last || !rows.some(({ predicted, revenue }) => predicted || revenue)) return undefined;
  const differences = rows.map(getDifference).filter((amount) => amount !== null);
  const lower = differences.length === rows.length ? differences.filter((amount) => amount < 0).length : null;
  return { first: monthOf(first), last: monthOf(last), lower };
}

export function shortMonths(rows: readonly OfferRow[], locale: string): string[] {
  const several = new Set(rows.map(({ month }) => month)).size < rows.length;
  return rows.map((row) => shortMonth(monthOf(row).getTime(), locale, several));
}

const letter = 7.2;
const least = 56;

/**
 * Returns the width of the scale in pixels, from the longest label in the user's language. Labels of the scale are no
 * longer than those of the bars.
 */
export const getScaleWidth = (amounts: readonly string[]): number =>
  Math.max(least, Math.ceil(Math.max(0, ...amounts.map(({ length }) => length)) * letter) + 12);
