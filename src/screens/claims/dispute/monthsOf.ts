import { useIntl } from 'react-intl';

import { monthKey } from '#machines/claims/dispute/dispute.ts';
import { predictedPeriods } from '#rules/claims/periods.ts';
import { datasetNames } from '#schema/claims.ts';

import type { Claim } from '../claim.ts';

export type OfferedMonth = { key: string; year: number; month: number; revenue: number | null };

/** What is offered, month by month; the months alone where the offer does not say. */
export function monthsOf({ datasets, alertDate }: Pick<Claim, 'datasets' | 'alertDate'>): OfferedMonth[] {
  const offered = datasets.find(({ name }) => name === datasetNames.offer)?.data ?? [];
  const months =
    offered.length > 0 ? offered : predictedPeriods(alertDate).map((period) => ({ ...period, revenue: null }));
  return months.map(({ year, month, revenue }) => ({
    key: monthKey({ year, month }),
    year,
    month,
    revenue: revenue ?? null,
  }));
}

/** In words, for labels. */
export function useMonthName(): (month: Pick<OfferedMonth, 'year' | 'month'>) => string {
  const { formatDate } = useIntl();
  return ({ year, month }) =>
    formatDate(Date.UTC(year, month - 1), { timeZone: 'UTC', month: 'long', year: 'numeric' });
}
