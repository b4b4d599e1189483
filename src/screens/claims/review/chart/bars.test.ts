import { expect, it } from 'vitest';

import { getScaleWidth, shortMonths, summarizeChart } from './bars.ts';

const row = (month: number, revenue: number | null, predicted: number | null, year = 2026) => ({
  year,
  month,
  revenue,
  predicted,
  previous: null,
  notes: null,
});

it('returns the first and last month and the number of months offered below the prediction', () => {
  const rows = [row(11, 5, 10), row(12, 10, 10), row(1, 12, 10, 2027), row(2, 9.99, 10, 2027)];

  expect(summarizeChart(rows)).toEqual({
    first: new Date('2026-11-01T00:00:00Z'),
    last: new Date('2027-02-01T00:00:00Z'),
    lower: 2,
  });
});

it.each([
  ['an offer', row(12, null, 10)],
  ['a prediction', row(12, 9, null)],
])('compares nothing if a month lacks %s', (_, missing) => {
  expect(summarizeChart([row(11, 5, 10), missing])?.lower).toBeNull();
});

it.each([
  ['no months', []],
  ['months of nothing', [row(11, 0, 0), row(12, null, 0)]],
])('%s give no chart', (_, rows) => {
  expect(summarizeChart(rows)).toBeUndefined();
});

it('shortens the names of months and adds the year if a month appears twice', () => {
  const half = [row(11, 1, 1), row(12, 1, 1), row(1, 1, 1, 2027)];

  expect(shortMonths(half, 'en-US')).toEqual(['Nov', 'Dec', 'Jan']);
  expect(shortMonths([row(9, 1, 1)], 'en-US')).toEqual(['Sept']);
  expect(shortMonths([...half, row(11, 1, 1, 2027)], 'en-US')).toEqual(['Nov 26', 'Dec 26', 'Jan 27', 'Nov 27']);
});

it('fits the scale to its longest amount, but not below the minimum width', () => {
  expect(getScaleWidth(['$10K', '$9.8K'])).toBe(56);
  expect(getScaleWidth([])).toBe(56);
  expect(getScaleWidth(['9,8 mil US$', '10 mil US$'])).toBeGreaterThan(80);
});
