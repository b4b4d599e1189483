import { beforeAll } from 'vitest';

import { OfferChart } from '#src/screens/claims/review/chart/MonthByMonth.tsx';

/** Preloads the chart: one that is still loading when a test ends would render into a closed window. */
export const preloadChart = (): void => beforeAll(() => OfferChart.ahead());
