import { shortMonth } from '#src/lib/time/inZone.ts';

import { differenceOf, type OfferRow } from '../rows.ts';

/** The months at both ends, and in how many less is offered than was predicted; null where not all can be compared. */
export type Told = { first: Date; last: Date; lower: number | null };

const monthOf = ({ year, month }: Pick<OfferRow, 'year' | 'month'>) => new Date(Date.UTC(year, month - 1));

/** What there is to be drawn; undefined where nothing would be seen. */
export function toldBy(rows: readonly OfferRow[]): Told | undefined {
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last || !rows.some(({ predicted, revenue }) => predicted || revenue)) return undefined;
  const differences = rows.map(differenceOf).filter((amount) => amount !== null);
  const lower = differences.length === rows.length ? differences.filter((amount) => amount < 0).length : null;
  return { first: monthOf(first), last: monthOf(last), lower };
}

/** The name of a month for each row, short, and no two alike. */
export function shortMonths(rows: readonly OfferRow[], locale: string): string[] {
  const several = new Set(rows.map(({ month }) => month)).size < rows.length;
  return rows.map((row) => shortMonth(monthOf(row).getTime(), locale, several));
}

const letter = 7.2;
const least = 56;

/** How wide the scale beside the bars is: as its amounts are in the reader's language, no longer than those of the bars. */
export const roomFor = (amounts: readonly string[]): number =>
  Math.max(least, Math.ceil(Math.max(0, ...amounts.map(({ length }) => length)) * letter) + 12);
