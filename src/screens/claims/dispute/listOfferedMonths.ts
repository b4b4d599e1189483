import { useIntl } from 'react-intl';

import { monthKey } from '#machines/claims/dispute/dispute.ts';
import { predictedPeriods } from '#rules/claims/periods.ts';
import { datasetNames } from '#schema/claims.ts';

import type { Claim } from '../claim.ts';

export type OfferedMonth = {
  key: string;
  year: number;
  month: number;
  revenue: number | null;
  predicted: number | null;
};

/**
 * Returns the offered months with the predicted ones that the offer omits. Without an offer it returns the predicted
 * months with null amounts.
 */
export function listOfferedMonths({ datasets, alertDate }: Pick<Claim, 'datasets' | 'alertDate'>): OfferedMonth[] {
  const rowsIn = (wanted: string) => datasets.find(({ name }) => name === wanted)?.data ?? [];
  const offered = rowsIn(datasetNames.offer);
  const predicted = rowsIn(datasetNames.prediction);
  const months = offered.length > 0 ? [...predicted, ...offered] : predictedPeriods(alertDate);
  const revenueIn = (rows: typeof offered, key: string) => rows.find((row) => monthKey(row) === key)?.revenue ?? null;
  const byKey = new Map(months.map(({ year, month }) => [monthKey({ year, month }), { year, month }]));
  return [...byKey]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([key, month]) => ({
      key,
      ...month,
      revenue: revenueIn(offered, key),
      predicted: revenueIn(predicted, key),
    }));
}

export function useMonthName(): (month: Pick<OfferedMonth, 'year' | 'month'>) => string {
  const { formatDate } = useIntl();
  return ({ year, month }) =>
    formatDate(Date.UTC(year, month - 1), { timeZone: 'UTC', month: 'long', year: 'numeric' });
}
