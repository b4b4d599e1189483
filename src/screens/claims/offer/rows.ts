import { sumOf } from '#rules/claims/amounts.ts';

type Month = { year: number; month: number };
type Offered = Month & { revenue: number | null; previous: number | null; notes: string | null };

/** A month of an offer, beside what was predicted of it. */
export type OfferRow = Offered & { predicted: number | null };

type Predicted = Month & { revenue?: number | null };

export const offerRows = (offered: readonly Offered[], predicted: readonly Predicted[]): OfferRow[] =>
  offered.map((row) => ({
    ...row,
    predicted: predicted.find(({ year, month }) => year === row.year && month === row.month)?.revenue ?? null,
  }));

/** What is known of a column; null where nothing is. */
export function totalOf(rows: readonly OfferRow[], column: 'revenue' | 'previous' | 'predicted'): number | null {
  const known = rows.map((row) => row[column]).filter((amount) => amount !== null);
  return known.length > 0 ? sumOf(known) : null;
}
