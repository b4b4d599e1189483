import { beforeAll } from 'vitest';

import { OfferChart } from '#src/screens/claims/offer/chart/MonthByMonth.tsx';

/** Nothing waits for a chart; one that is still on its way when a test ends would come to a window that is gone. */
export const preloadChart = (): void => beforeAll(() => OfferChart.ahead());
