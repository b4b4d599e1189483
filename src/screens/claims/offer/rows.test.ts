import { expect, it } from 'vitest';

import { offerRows, totalOf } from './rows.ts';

const row = (month: number, revenue: number | null) => ({ year: 2026, month, revenue, previous: null, notes: null });

it('an offer stands beside what was predicted of the same month of the same year', () => {
  const predicted = [
    { year: 2027, month: 10, revenue: 1 },
    { year: 2026, month: 11, revenue: 2 },
    { year: 2026, month: 10, revenue: 3 },
  ];

  expect(offerRows([row(10, 5), row(11, 6), row(12, 7)], predicted).map((each) => each.predicted)).toEqual([
    3,
    2,
    null,
  ]);
});

it('totals count what is known, to the cent, and are a dash where nothing is', () => {
  const rows = offerRows([row(10, 0.1), row(11, 0.2), row(12, null)], []);

  expect(totalOf(rows, 'revenue')).toBe(0.3);
  expect(totalOf(rows, 'previous')).toBeNull();
});
